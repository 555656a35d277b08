import RiffleGeometry

extension SymbolLibrary {
    /// Documents, mail and time.
    @_optimize(none)
    static func documents() -> [String: SymbolSketch] {
        merged(
            pair("doc", page).mapValues { folded($0) },
            pair("doc.text", page, details: ["M-16 8H16M-16 26H16"]).mapValues { folded($0) },
            pair(
                "folder", "M-50-26Q-50-38-38-38H-20Q-15-38-11-34L-6-29H38Q50-29 50-17V26Q50 38 38 38H-38Q-50 38-50 26Z",
                details: ["M-60-12H60"]
            )
            .mapValues { isSolid($0) ? $0 : SymbolSketch([$0.marks[0], .stroke("M-50-12H50", 0.85)]) },
            pair(
                "tray", "M-50 4L-36-32Q-34-38-28-38H28Q34-38 36-32L50 4V28Q50 38 40 38H-40Q-50 38-50 28Z",
                details: ["M-50 6H-22Q-18 6-17 10Q-14 20 0 20Q14 20 17 10Q18 6 22 6H50"]),
            pair("envelope", box(-52, -38, 104, 76, 12), details: ["M-48-28L-8 6Q0 12 8 6L48-28"]),
            pair("calendar", box(-46, -40, 92, 84, 14)).mapValues { calendar($0) },
            pair("clock", circle(0, 0, 45.6), details: ["M0-26V4H-19"], factor: 0.95),
            pair("alarm", circle(0, 4, 38), details: ["M0-16V7L14 15"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-44-24L-26-42M44-24L26-42M-26 36L-34 46M26 36L34 46")])
            },
            pair(
                "book", "M0-30C-10-38-30-42-52-38V32C-30 28-10 32 0 40C10 32 30 28 52 32V-38C30-42 10-38 0-30Z",
                details: ["M0-30V40"], factor: 0.9),
            pair(
                "book.closed", "M-34 34V-34Q-34-46-22-46H34V46H-22Q-34 46-34 34Z", details: ["M-34 34Q-34 25-22 25H36"]),
            pair(
                "newspaper", "M-52-34H30V30Q30 40 40 40H-42Q-52 40-52 30ZM30-14H52V28Q52 40 40 40Q30 40 30 30",
                details: ["M-36-16H14M-36 2H14M-36 20H-10"]
            )
            .mapValues { isSolid($0) ? SymbolSketch($0.marks + [.cut("M31-8V30")]) : $0 },
            pair(
                "message",
                """
                M0-40C28-40 50-24 50-2C50 20 28 36 0 36C-7 36-13 35-19 33L-38 44Q-41 45-40 41L-36 25C-45 18-50 8-50-2\
                C-50-24-28-40 0-40Z
                """
            ),
            pair(
                "bubble.left",
                "M-36-40H36Q50-40 50-26V14Q50 28 36 28H-8L-30 46Q-34 48-34 43V28H-36Q-50 28-50 14V-26Q-50-40-36-40Z"),
            pair("clipboard", box(-38, -42, 76, 90, 11)).mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .gap(box(-16, -50, 32, 16, 5), 3) : .gap(box(-16, -50, 32, 16, 5), -2),
                        .stroke(box(-16, -50, 32, 16, 5)),
                    ])
            },
            [
                "timer": [.stroke("M0-42A43 43 0 1 1-31-29M0-42V-24M0 4L-20-16")],
                "doc.on.doc": [
                    .stroke(box(-12, -46, 52, 66, 9)), .gap(box(-40, -20, 52, 66, 9), 5),
                    .stroke(box(-40, -20, 52, 66, 9)),
                ],
                "doc.on.clipboard": [
                    .stroke(box(-38, -42, 60, 80, 9)), .gap(box(-8, -10, 48, 58, 8), 5),
                    .stroke(box(-8, -10, 48, 58, 8)),
                ],
                "quote.bubble": [
                    .stroke(
                        "M-36-40H36Q50-40 50-26V14Q50 28 36 28H-8L-30 46Q-34 48-34 43V28H-36Q-50 28-50 14V-26Q-50-40-36-40Z"
                    ), .solid(dot(-14, -8, 5) + dot(14, -8, 5), 0.5),
                ],
                "chart.bar.fill": [.solid(box(-44, 4, 18, 36, 3) + box(-9, -16, 18, 56, 3) + box(26, -38, 18, 78, 3))],
                "chart.bar": [.stroke(box(-44, 4, 18, 36, 3) + box(-9, -16, 18, 56, 3) + box(26, -38, 18, 78, 3))],
                "chart.line.uptrend.xyaxis": [.stroke("M-46-42V32Q-46 42-36 42H46M-28 20L-8-2L8 10L40-26M20-28H42V-6")],
            ])
    }

    private static let page = "M-37-38Q-37-50-25-50H4Q9-50 13-46L33-26Q37-22 37-17V38Q37 50 25 50H-25Q-37 50-37 38Z"

    private static func folded(_ sketch: SymbolSketch) -> SymbolSketch {
        let fold = "M7-48V-28Q7-20 15-20H35"
        return SymbolSketch(sketch.marks + [isSolid(sketch) ? .cut(fold, 0.75) : .stroke(fold, 0.9)])
    }

    private static func calendar(_ sketch: SymbolSketch) -> SymbolSketch {
        let places: [(column: Double, row: Double)] = [
            (-2, 0), (-2, 1), (-1, 2), (-1, 0), (-1, 1), (0, 0), (0, 1), (0, 2),
        ]
        let days = places.map { dot(($0.column + 1) * 21, $0.row * 17 - 4, 1.6) }.joined()
        let band = SymbolMark.fill("M-46-22V-26Q-46-40-32-40H32Q46-40 46-26V-22Z")
        return isSolid(sketch)
            ? SymbolSketch(sketch.marks + [.cut("M-60-20H60", 0.8), SymbolMark.solid(days, 0.6).inverted])
            : SymbolSketch(sketch.marks + [band, .solid(days, 0.6)])
    }
}
