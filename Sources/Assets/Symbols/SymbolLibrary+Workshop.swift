import RiffleGeometry

extension SymbolLibrary {
    /// Bodies, marks of electric switches, and what is done to pictures and pages.
    @_optimize(none)
    static func workshop() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(pair("cone", "M0-46L-40 30C-40 48 40 48 40 30Z"))
        all.take(pair("pyramid", "M0-44L-46 26L0 46L46 26Z", details: ["M0-44V46"]))
        all.take([
            "keyboard.fill": [.solid(box(-54, -32, 108, 64, 10)), .cut("M-38-14H38M-38 1H38M-22 16H22", 0.9)],
            "bolt.horizontal.fill": [.solid("M-50 10L6-29Q10-31 10-27V-3L50-10L-6 29Q-10 31-10 27V3Z")],
            "peacesign": [.stroke(circle(0, 0, 45.6)), .stroke("M0-45V45M0 2L-31 33M0 2L31 33")],
            "restart": [.stroke("M-28-30A40 40 0 1 0 28-30"), .solid("M0-48L28-30L0-12Z", 0.5)],
            "sleep": [.stroke("M22-40A46 46 0 1 0 40 22A38 38 0 0 1 22-40Z")],
            "poweron": [.stroke("M0-46V46")],
            "poweroff": [.stroke(circle(0, 0, 45.6))],
            "pip": [
                .stroke(box(-54, -38, 108, 76, 12)), .gap(box(-2, -2, 60, 44, 8), 4), .solid(box(4, 4, 50, 34, 8), 0.4),
            ],
            "flip.horizontal": [
                .stroke("M0-46V46", 0.8), .stroke("M-14-32L-50 32H-14Z"), .solid("M14-32L50 32H14Z"),
            ],
            "crop.rotate": [
                .stroke("M-22-40V22H40M-40-22H22V40"),
                .stroke("M10-48A42 42 0 0 1 48-10M-10 48A42 42 0 0 1-48 10", 0.85),
            ],
            "perspective": [
                .stroke("M-46-36L46-22V22L-46 36Z"), .stroke("M-14-31V31M18-26V26M-46 0H46", 0.7),
            ],
            "skew": [.stroke("M-26-34H50L26 34H-50Z")],
            "fireworks": [
                .stroke("M0-16V-46M0 16V46M-16 0H-46M16 0H46M-12-12L-32-32M12-12L32-32M-12 12L-32 32M12 12L32 32"),
                .solid(circle(0, 0, 5), 0.4),
            ],
            "face.dashed": [
                .stroke("M-12-44A45.6 45.6 0 0 1 12-44M34-31A45.6 45.6 0 0 1 45-8M45 10A45.6 45.6 0 0 1 33 32"),
                .stroke("M12 44A45.6 45.6 0 0 1-12 44M-34 31A45.6 45.6 0 0 1-45 8M-45-10A45.6 45.6 0 0 1-33-32"),
                .solid(circle(-15, -10, 5), 0.3), .solid(circle(15, -10, 5), 0.3), .stroke("M-18 16Q0 30 18 16", 0.8),
            ],
            "circle.hexagonpath": [
                .stroke("M0-34L29-17V17L0 34L-29 17V-17Z", 0.7), .gap(circle(0, -36, 12), 2),
                .stroke(circle(0, -36, 9), 0.8), .stroke(circle(31, 18, 9), 0.8), .stroke(circle(-31, 18, 9), 0.8),
            ],
            "arrow.3.trianglepath": [
                .stroke("M-16-30L0-44L30 8M-34-6L-46 34H0M20 36H46L28 4"),
                .stroke("M-2-52V-44H-14M-8 24L2 34L-8 44", 0.9),
            ],
            "doc.viewfinder": [
                .stroke(corners), .stroke("M-18-28H8L20-16V28H-18Z", 0.85), .stroke("M-6 2H8M-6 14H8", 0.7),
            ],
            "square.on.circle": [
                .stroke(circle(-12, -12, 32)), .gap(box(-12, -12, 58, 58, 12), 6), .stroke(box(-8, -8, 52, 52, 10)),
            ],
            "dot.square": [.stroke(box(-41, -41, 82, 82, 15)), .solid(circle(0, 0, 9), 0.4)],
            "circle.and.line.horizontal": [.stroke(circle(0, 0, 24)), .stroke("M-54 0H-24M24 0H54")],
            "line.diagonal.arrow": [.stroke("M-40 40L40-40M8-40H40V-8")],
        ])
        return all
    }
}
