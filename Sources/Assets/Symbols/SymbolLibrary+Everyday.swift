import RiffleGeometry

extension SymbolLibrary {
    /// What apps show every day: halves of shapes, tools to see with, skies with several things in them.
    @_optimize(none)
    static func everyday() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(halves("square", box(-41, -41, 82, 82, 15), half: 41))
        all.take(halves("rectangle", box(-54, -38, 108, 76, 12), half: 54))
        all.take([
            "shield.lefthalf.filled": [
                .stroke(shield), .solid("M0-46L-36-34V0C-36 24-16 40 0 48Z", 0.6),
            ],
            "slash.circle": [.stroke(circle(0, 0, 45.6)), .stroke("M-20 20L20-20")],
            "slash.circle.fill": [.solid(circle(0, 0, 45.6)), .cut("M-20 20L20-20")],
            "grid": [
                .stroke(box(-41, -41, 82, 82, 10)), .stroke("M-14-41V41M14-41V41M-41-14H41M-41 14H41", 0.85),
            ],
            "asterisk": [.stroke("M0-40V40M-34.6-20L34.6 20M34.6-20L-34.6 20", 1.2)],
            "ring": [.stroke(circle(0, 0, 38), 1.6)],
            "repeat.1": [
                .stroke(
                    "M-44-6V-10C-44-24-34-30-22-30H20M12-44L28-30L12-16M44 6V10C44 24 34 30 22 30H-28M-20 16L-36 30L-20 44"
                ),
                .gap("M36-44V-16", 8), .stroke("M30-40L38-46V-18"),
            ],
            "stairs": [.stroke("M-46 40H-22V16H2V-8H26V-32H46")],
            "cube.transparent": [
                .stroke("M0-48L42-24V24L0 48L-42 24V-24Z"), .stroke("M-42-24L0 0L42-24M0 0V48", 0.85),
                .stroke("M-42 24L0 0L42 24M0 0V-48", 0.5),
            ],
            "dot.scope": [
                .stroke(circle(0, 0, 34)), .stroke("M0-34V-48M0 34V48M-34 0H-48M34 0H48"), .solid(dot(0, 0, 7)),
            ],
            "camera.filters": [
                .stroke(circle(0, -17, 27) + circle(-17, 13, 27) + circle(17, 13, 27))
            ],
            "camera.aperture": [
                .stroke(circle(0, 0, 45.6)),
                .stroke("M-10-44L22 12M32-32L-2 22M44 8L-22 14M10 44L-22-12M-32 32L2-22M-44-8L22-14", 0.85),
            ],
            "arrow.2.squarepath": [
                .stroke("M-40 14V-18Q-40-32-26-32H14M2-46L18-32L2-18M40-14V18Q40 32 26 32H-14M-2 18L-18 32L-2 46")
            ],
            "point.3.connected.trianglepath.dotted": [
                .stroke(circle(0, -30, 12) + circle(-34, 28, 12) + circle(34, 28, 12)),
                .solid(
                    dot(-14, -10, 1) + dot(-22, 6, 1) + dot(14, -10, 1) + dot(22, 6, 1) + dot(-8, 28, 1)
                        + dot(8, 28, 1), 0.8),
            ],
            "point.3.filled.connected.trianglepath.dotted": [
                .solid(dot(0, -30, 12) + dot(-34, 28, 12) + dot(34, 28, 12)),
                .solid(
                    dot(-14, -10, 1) + dot(-22, 6, 1) + dot(14, -10, 1) + dot(22, 6, 1) + dot(-8, 28, 1)
                        + dot(8, 28, 1), 0.8),
            ],
            "point.topleft.down.curvedto.point.bottomright.up": [
                .stroke(circle(-32, -32, 11) + circle(32, 32, 11)),
                .stroke("M-32-18V14C-32 34 0 34 0 14V-14C0-34 32-34 32-14V18"),
            ],
            "person.fill.viewfinder": [
                .stroke(corners), .solid(dot(0, -10, 11) + "M-20 24C-20 8 20 8 20 24Z", 0.6),
            ],
            "rotate.left": [
                .stroke(box(-20, -8, 54, 50, 8)), .stroke("M-38 6C-44-26-14-44 14-32M-50-6L-37 8L-22-2", 0.9),
            ],
            "rotate.right": [
                .stroke(box(-34, -8, 54, 50, 8)), .stroke("M38 6C44-26 14-44-14-32M50-6L37 8L22-2", 0.9),
            ],
            "arrow.triangle.turn.up.right.diamond": [
                .stroke(diamond), .stroke("M-16 22V4Q-16-6-6-6H16M8-18L22-6L8 6"),
            ],
            "arrow.triangle.turn.up.right.diamond.fill": [
                .solid(diamond), .cut("M-16 22V4Q-16-6-6-6H16M8-18L22-6L8 6"),
            ],
            "iphone.radiowaves.left.and.right": [
                .stroke(box(-18, -40, 36, 80, 8)), .stroke("M-6 30H6", 0.85),
                .stroke("M-32-16Q-40 0-32 16M32-16Q40 0 32 16M-44-28Q-58 0-44 28M44-28Q58 0 44 28", 0.9),
            ],
            "questionmark.folder": [
                .stroke("M-52 30V-28Q-52-38-42-38H-18L-8-28H42Q52-28 52-18V30Q52 38 42 38H-42Q-52 38-52 30Z"),
                .stroke("M-11-4C-11-20 13-20 12-5C11 6 0 4 0 15M0 27V27.5"),
            ],
            "sun.dust": [
                .stroke(circle(0, -12, 18)),
                .solid(dot(-34, 30, 2) + dot(-12, 36, 2) + dot(12, 30, 2) + dot(34, 36, 2)),
            ],
            "laurel.leading": [.solid(laurelLeaves, 0.3), .stroke(laurelStem, 0.5)],
            "laurel.trailing": SymbolSketch([.solid(laurelLeaves, 0.3), .stroke(laurelStem, 0.5)])
                .turned(isMirrored: true),
            "accessibility": [
                .stroke(circle(0, 0, 45.6)), .solid(dot(0, -24, 4)),
                .stroke("M-24-10L0-6L24-10M0-6V8M-12 32L0 8L12 32"),
            ],
            "megaphone": [.stroke(horn), .stroke("M-24 18L-16 42H-2L-8 20", 0.9)],
            "megaphone.fill": [.solid(horn), .stroke("M-24 18L-16 42H-2L-8 20", 0.9)],
            "binoculars": [.stroke(glasses), .stroke("M-8-4H8M-8-30V30M8-30V30", 0.85)],
            "binoculars.fill": [.solid(glasses), .cut("M-8 12V40M8 12V40")],
            "scalemass": [.stroke(weight), .stroke(circle(0, -34, 12))],
            "scalemass.fill": [.solid(weight), .stroke(circle(0, -34, 12))],
            "flashlight.on.fill": [
                .solid(torch), .cut("M0 10V20"), .stroke("M-12-48L-16-54M0-48V-56M12-48L16-54", 0.85),
            ],
            "flashlight.off.fill": [.solid(torch), .cut("M0 10V20")],
            "cloud.sun.rain.fill": [
                .solid(circle(22, -26, 12)), .stroke("M22-48V-54M42-40L46-44M46-24H52M4-42L0-46", 0.85),
                .gap(raining, 5), .solid(raining), .stroke("M-28 28L-34 42M-8 28L-14 42M12 28L6 42", 0.85),
            ],
            "cloud.moon.fill": [
                .solid(smallMoon), .gap(clouded, 5), .solid(clouded),
            ],
            "cloud.moon.rain.fill": [
                .solid(smallMoon), .gap(raining, 5), .solid(raining),
                .stroke("M-28 28L-34 42M-8 28L-14 42M12 28L6 42", 0.85),
            ],
            "waveform.and.magnifyingglass": [
                .stroke("M-46-8V8M-30-22V22M-14-38V10M2-22V-8M18-10V-8", 0.95),
                .stroke(circle(14, 14, 18)), .stroke("M28 28L44 44"),
            ],
        ])
        return all
    }

    /// `gobackward.15`: the arrow with the number of seconds in it.
    static func timed(_ name: String) -> SymbolSketch? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0] == "gobackward" || parts[0] == "goforward",
            let arrow = sketches[parts[0]], let number = character(named: parts[1])
        else { return nil }
        return SymbolSketch(arrow.marks + number.marks.map { $0.placed(scale: 0.4, dy: 4).thinned(by: 0.8) })
    }

    private static func halves(_ name: String, _ outline: String, half: Double) -> [String: SymbolSketch] {
        let depth = half == 41 ? 41.0 : 38
        let radius = half == 41 ? 15.0 : 12
        return [
            name + ".lefthalf.filled": [.stroke(outline), .solid(box(-half, -depth, half, depth * 2, radius), 0.4)],
            name + ".righthalf.filled": [.stroke(outline), .solid(box(0, -depth, half, depth * 2, radius), 0.4)],
            name + ".tophalf.filled": [.stroke(outline), .solid(box(-half, -depth, half * 2, depth, radius), 0.4)],
            name + ".bottomhalf.filled": [.stroke(outline), .solid(box(-half, 0, half * 2, depth, radius), 0.4)],
        ]
    }

    private static let shield = "M0-46L36-34V0C36 24 16 40 0 48C-16 40-36 24-36 0V-34Z"
    private static let diamond = "M-6-50Q0-56 6-50L50-6Q56 0 50 6L6 50Q0 56-6 50L-50 6Q-56 0-50-6Z"
    /// A branch that bends to the right, and the leaves along it.
    private static let laurelStem = "M25 48A50 50 0 0 1-8-29"
    private static let laurelLeaves =
        """
        M6 42Q-8 35-18 49Q-2 56 6 42ZM-9 28Q-19 16-33 25Q-22 37-9 28ZM-17 9Q-21-6-38-4Q-32 12-17 9ZM-17-12Q-13-27-30-32\
        Q-32-15-17-12ZM-3 36Q4 27-5 18Q-12 29-3 36ZM-14 19Q-4 13-9 1Q-20 9-14 19ZM-18-2Q-7-3-6-16Q-19-13-18-2Z\
        M-8-29Q3-38-3-53Q-15-42-8-29Z
        """
    private static let horn = "M-50-6L38-40Q46-42 46-34V22Q46 30 38 28L-50 12Q-54 10-54 3Q-54-4-50-6Z"
    private static let glasses =
        "M-44-20L-34-40H-12V36Q-12 42-18 42H-44Q-50 42-50 36V4ZM44-20L34-40H12V36Q12 42 18 42H44Q50 42 50 36V4Z"
    private static let weight = "M-30-18H30Q36-18 38-12L48 34Q50 42 42 42H-42Q-50 42-48 34L-38-12Q-36-18-30-18Z"
    private static let torch = "M-18-42H18V-28L11-14V42Q11 48 5 48H-5Q-11 48-11 42V-14L-18-28Z"
    private static let raining = "M-28 18A17 17 0 0 1-31-15A26 26 0 0 1 16-18A18 18 0 0 1 22 18Z"
    private static let clouded = "M-28 32A19 19 0 0 1-31-5A28 28 0 0 1 20-8A20 20 0 0 1 26 32Z"
    private static let smallMoon = "M20-48A22 22 0 1 0 48-20A20 20 0 0 1 20-48Z"
}
