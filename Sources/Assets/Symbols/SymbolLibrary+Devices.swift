import RiffleGeometry

extension SymbolLibrary {
    /// Devices, network and power.
    @_optimize(none)
    static func devices() -> [String: SymbolSketch] {
        merged(
            pair("tv", box(-52, -40, 104, 68, 11)).mapValues { SymbolSketch($0.marks + [.stroke("M-24 42H24")]) },
            pair("display", box(-52, -42, 104, 66, 9)).mapValues {
                SymbolSketch($0.marks + [.stroke("M0 24V42M-22 42H22")])
            },
            pair("laptopcomputer", box(-40, -34, 80, 54, 8)).mapValues {
                SymbolSketch($0.marks + [.stroke("M-56 33H56")])
            },
            pair("iphone", box(-26, -50, 52, 100, 13)).mapValues {
                SymbolSketch($0.marks + [isSolid($0) ? .cut("M-7-39H7", 0.8) : .stroke("M-7-38H7", 0.8)])
            },
            pair("ipad", box(-38, -50, 76, 100, 10)).mapValues {
                SymbolSketch($0.marks + [isSolid($0) ? .cut("M-10 39H10", 0.7) : .stroke("M-10 38H10", 0.7)])
            },
            pair(
                "camera",
                """
                M-42-28H-25L-17-39Q-14-42-10-42H10Q14-42 17-39L25-28H42Q52-28 52-18V30Q52 40 42 40H-42Q-52 40-52 30\
                V-18Q-52-28-42-28Z
                """,
                details: [circle(0, 4, 20)]
            ).mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? SymbolMark.solid(dot(36, -12, 0.5), 0.8).inverted : .solid(dot(36, -12, 0.5), 0.8)
                    ])
            },
            pair("video", box(-54, -30, 70, 60, 13)).mapValues {
                SymbolSketch($0.marks + [isSolid($0) ? .solid("M31-4L50-20V20L31 4Z") : .stroke("M16-6L50-24V24L16 6")])
            },
            pair("phone", phone),
            pair("mic", box(-16, -50, 32, 60, 16)).mapValues {
                SymbolSketch($0.marks + [.stroke("M-32-6V0A32 29 0 0 0 32 0V-6M0 29V47M-17 47H17")])
            },
            pair(
                "gamecontroller",
                """
                M-28-26H28Q42-26 46-12L53 18Q56 34 44 36Q37 37 32 30L24 18H-24L-32 30Q-37 37-44 36Q-56 34-53 18\
                L-46-12Q-42-26-28-26Z
                """
            ).mapValues { pad($0) },
            pair("printer", box(-48, -18, 96, 44, 10)).mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .gap("M-24 8H24V44H-24Z", 2) : .gap("M-24 8H24V44H-24Z", 0),
                        .stroke("M-26 8H26V44H-26ZM-28-28V-44H28V-28"),
                    ])
            },
            [
                "headphones": headphones, "wifi": wifi,
                "battery.100": battery(60), "battery.75": battery(45), "battery.50": battery(30),
                "battery.25": battery(15),
                "battery.0": battery(0),
                "keyboard": [.stroke(box(-54, -32, 108, 64, 10)), .stroke("M-24 16H24", 0.9), .solid(keys, 0.5)],
                "antenna.radiowaves.left.and.right": [
                    .solid(dot(0, -8, 4)),
                    .stroke(
                        """
                        M0 0V48M-18-26A26 26 0 0 0-18 10M18-26A26 26 0 0 1 18 10M-34-40A46 46 0 0 0-34 24M34-40\
                        A46 46 0 0 1 34 24
                        """
                    ),
                ],
                "power": [.stroke("M0-46V-4M-24-34A40 40 0 1 0 24-34")],
                "cpu": [
                    .stroke(box(-30, -30, 60, 60, 8)), .stroke(box(-13, -13, 26, 26, 3), 0.8),
                    .stroke(
                        """
                        M-15-30V-48M0-30V-48M15-30V-48M-15 30V48M0 30V48M15 30V48M-30-15H-48M-30 0H-48M-30 15H-48\
                        M30-15H48M30 0H48M30 15H48
                        """,
                        0.8),
                ],
            ])
    }

    private static let phone =
        """
        M-38-34L-27-44Q-21-48-16-42L-6-28Q-2-22-7-17L-13-11Q-8 2 8 15Q10 16 12 14L17 9Q22 4 28 8L42 18\
        Q48 23 43 29L34 39Q26 47 12 42Q-28 26-42-12Q-46-26-38-34Z
        """

    private static let headphones: SymbolSketch = [
        .stroke("M-44 22V0A44 44 0 0 1 44 0V22"), .solid(box(-44, 9, 14, 33, 7)), .solid(box(30, 9, 14, 33, 7)),
    ]

    private static let keys =
        [-36, -18, 0, 18, 36].flatMap { [dot(Double($0), -16, 2.4), dot(Double($0), 0, 2.4)] }.joined()
        + dot(-36, 16, 2.4) + dot(36, 16, 2.4)

    private static let wifi: SymbolSketch = [
        SymbolMark.stroke("M-52-12A74 74 0 0 1 52-12", 1.1).at(level: 2),
        SymbolMark.stroke("M-35 7A50 50 0 0 1 35 7", 1.1).at(level: 1),
        SymbolMark.stroke("M-18 25A26 26 0 0 1 18 25", 1.1).at(level: 0),
        SymbolMark.solid("M0 43L-8 35A12 12 0 0 1 8 35Z", 0.6).at(level: 0),
    ]

    private static func battery(_ level: Double) -> SymbolSketch {
        let outline: [SymbolMark] = [.stroke(box(-56, -25, 98, 50, 13)), .solid("M52-8Q58-5 58 0Q58 5 52 8Z", 0.3)]
        guard level > 0 else { return SymbolSketch(outline) }
        return SymbolSketch(outline + [.fill(box(-46, -15, 78 * level / 60, 30, 5))])
    }

    private static func pad(_ sketch: SymbolSketch) -> SymbolSketch {
        let cross = "M-24-14V6M-34-4H-14"
        let buttons = dot(18, 4, 2) + dot(30, -10, 2)
        return SymbolSketch(
            sketch.marks
                + (isSolid(sketch)
                    ? [.cut(cross, 0.85), SymbolMark.solid(buttons, 0.85).inverted]
                    : [.stroke(cross, 0.85), .solid(buttons, 0.85)]))
    }
}
