import RiffleGeometry

extension SymbolLibrary {
    private static let head = "M0-46C11-46 19-37 19-25C19-12 10-2 0-2C-10-2-19-12-19-25C-19-37-11-46 0-46Z"
    private static let shoulders = "M-36 45H36Q42 45 42 39C42 25 25 13 0 13C-25 13-42 25-42 39Q-42 45-36 45Z"
    private static let bustHead = "M0-29C9-29 16-22 16-12C16-2 9 6 0 6C-9 6-16-2-16-12C-16-22-9-29 0-29Z"
    private static let bustShoulders = "M-31 33.4C-26 21 -14 15 0 15C14 15 26 21 31 33.4A45.6 45.6 0 0 1-31 33.4Z"

    /// People and their parts.
    @_optimize(none)
    static func people() -> [String: SymbolSketch] {
        merged(
            pair("person", head + shoulders),
            [
                "person.circle": [.stroke(circle(0, 0, 45.6)), .fill(bustHead), .fill(bustShoulders)],
                "person.circle.fill": [.solid(circle(0, 0, 45.6)), .hole(bustHead), .hole(bustShoulders)],
                "person.2": couple(isFilled: false), "person.2.fill": couple(isFilled: true),
                "person.badge.plus": [
                    .stroke(head + shoulders), .gap("M36-26V2M22-12H50", 7), .stroke("M36-26V2M22-12H50"),
                ],
                "figure.walk": [
                    .solid(dot(4, -46, 5)),
                    .stroke("M2-30L-4 2L12 20L16 48M-4 2L-8 22L-24 46M2-30L-16-20L-22-2M2-30L14-10L28-4"),
                ],
            ],
            pair("eye", "M-55 0C-45-20-25-34 0-34C25-34 45-20 55 0C45 20 25 34 0 34C-25 34-45 20-55 0Z")
                .mapValues { eye($0) },
            pair("person.2.crop.square.stack", box(-44, -24, 88, 68, 12)).mapValues { album($0) },
            pair("face.smiling", circle(0, 0, 45.6)).mapValues { smile($0) },
            pair(
                "hand.raised",
                """
                M-22 8V-28A6 6 0 0 1-10-28V-40A6 6 0 0 1 2-40V-34A6 6 0 0 1 14-34V-24A6 6 0 0 1 26-24V12\
                C26 34 14 48-4 48C-20 48-28 38-34 26L-44 4A6 6 0 0 1-33-2Z
                """
            ))
    }

    private static func couple(isFilled: Bool) -> SymbolSketch {
        let front = [head, shoulders].map { text in
            SymbolMark(outline: Path(pathData: text), style: isFilled ? .solid(1) : .stroke(1))
                .placed(scale: 0.86, dx: -20, dy: 6)
        }
        let back = [head, shoulders].map { text in
            SymbolMark(outline: Path(pathData: text), style: isFilled ? .solid(1) : .stroke(1))
                .placed(scale: 0.74, dx: 36, dy: 10)
        }
        let gaps = [head, shoulders].map { SymbolMark.gap($0, 6).placed(scale: 0.86, dx: -20, dy: 6) }
        return SymbolSketch(back + gaps + front)
    }

    /// Two people on the first of several pictures.
    private static func album(_ sketch: SymbolSketch) -> SymbolSketch {
        let pages = SymbolMark.stroke("M-36-37H36M-26-49H26", 0.85)
        let shoulders = "M-27 26C-27 12-18 6 0 6C18 6 27 12 27 26Z"
        func person(_ scale: Double, _ dx: Double, _ dy: Double) -> [SymbolMark] {
            [circle(0, -10, 11), shoulders].map { SymbolMark.fill($0).placed(scale: scale, dx: dx, dy: dy) }
        }
        let couple = person(0.68, 19, 10) + [SymbolMark.gap(shoulders, 0).placed(scale: 0.85, dx: -9, dy: 6)]
        let front = person(0.85, -9, 6)
        guard isSolid(sketch) else { return SymbolSketch(sketch.marks + couple + front + [pages]) }
        let back = person(0.68, 19, 10).map(\.inverted)
        let gaps = [circle(0, -10, 16), "M-32 30C-32 10-20 1 0 1C20 1 32 10 32 30Z"]
            .map { SymbolMark.fill($0).placed(scale: 0.85, dx: -9, dy: 6) }
        return SymbolSketch(sketch.marks + back + gaps + front.map(\.inverted) + [pages])
    }

    private static func eye(_ sketch: SymbolSketch) -> SymbolSketch {
        isSolid(sketch)
            ? SymbolSketch(sketch.marks + [.hole(circle(0, 0, 21)), .fill(circle(0, 0, 12.5))])
            : SymbolSketch(sketch.marks + [.stroke(circle(0, 0, 15.5))])
    }

    private static func smile(_ sketch: SymbolSketch) -> SymbolSketch {
        let eyes = dot(-15, -12, 2.6) + dot(15, -12, 2.6)
        let mouth = "M-21 12C-15 26 15 26 21 12"
        return isSolid(sketch)
            ? SymbolSketch(sketch.marks + [SymbolMark.solid(eyes, 0.7).inverted, .cut(mouth)])
            : SymbolSketch(sketch.marks + [.solid(eyes, 0.7), .stroke(mouth)])
    }
}
