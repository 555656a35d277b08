import RiffleGeometry

extension SymbolLibrary {
    /// Plain shapes, hearts and stars.
    @_optimize(none)
    static func shapes() -> [String: SymbolSketch] {
        merged(
            pair("circle", circle(0, 0, 45.6)),
            pair("square", box(-41, -41, 82, 82, 15)),
            pair("rectangle", box(-52, -36, 104, 72, 12)),
            pair("rectangle.portrait", box(-36, -52, 72, 104, 12)),
            pair("capsule", box(-54, -27, 108, 54, 27)),
            pair("triangle", "M-6-40Q0-49 6-40L49 34Q53 43 43 43H-43Q-53 43-49 34Z"),
            pair("diamond", "M-6-46Q0-52 6-46L46-6Q52 0 46 6L6 46Q0 52-6 46L-46 6Q-52 0-46-6Z"),
            pair(
                "hexagon",
                "M-5-49Q0-52 5-49L38-30Q43-27 43-21V21Q43 27 38 30L5 49Q0 52-5 49L-38 30Q-43 27-43 21V-21Q-43-27-38-30Z"
            ),
            pair("app", box(-41, -41, 82, 82, 24)),
            pair("heart", heart).mapValues { SymbolSketch($0.marks, enclosedScale: 0.52) },
            pair("star", star).mapValues { SymbolSketch($0.marks, enclosedScale: 0.53) },
            pair(
                "square.grid.2x2",
                box(-42, -42, 33, 33, 6) + box(9, -42, 33, 33, 6) + box(-42, 9, 33, 33, 6) + box(9, 9, 33, 33, 6)),
            pair("square.stack", box(-34, -16, 68, 58, 11), details: []).mapValues { stacked($0, width: 26) },
            pair("rectangle.stack", box(-50, -14, 100, 58, 11)).mapValues { stacked($0, width: 42) },
            [
                "circle.grid.2x2": [
                    .stroke(circle(-24, -24, 17) + circle(24, -24, 17) + circle(-24, 24, 17) + circle(24, 24, 17))
                ],
                "star.leadinghalf.filled": [.stroke(star), .fill("M0-53.5" + "V33L-33 48L-26 12L-50-14L-15-20Z")],
                "circle.dashed": [.stroke((0..<12).map { dash($0, of: 12, radius: 45.6) }.joined())],
                "square.dashed": placeholderSketch,
            ])
    }

    static let heart =
        """
        M0 43C-9 43-48 13-48-14C-48-31-37-42-23.5-42C-13-42-5-36.5 0-27C5-36.5 13-42 23.5-42C37-42 48-31 48-14\
        C48 13 9 43 0 43Z
        """

    /// Five points; the inner radius is a little more than a pentagram's, for the lines take some of it away.
    static let star: String = {
        let radius = 53.5
        let corners = (0..<10).map { index -> String in
            let angle = Double(index) * .pi / 5
            let r = index % 2 == 0 ? radius : radius * 0.44
            // The bounding box, not the center, stands in the middle.
            return "\(r * sin(angle)) \(5 - r * cos(angle))"
        }
        return "M" + corners.joined(separator: "L") + "Z"
    }()

    private static func stacked(_ sketch: SymbolSketch, width: Double) -> SymbolSketch {
        SymbolSketch(sketch.marks + [.stroke("M\(-width)-30H\(width)M\(8 - width)-44H\(width - 8)", 0.85)])
    }

    private static func dash(_ index: Int, of count: Int, radius: Double) -> String {
        func point(_ position: Double) -> String {
            let angle = (Double(index) + position) * 2 * .pi / Double(count)
            return "\(radius * cos(angle)) \(radius * sin(angle))"
        }
        return "M\(point(-0.28))A\(radius) \(radius) 0 0 1 \(point(0.28))"
    }
}
