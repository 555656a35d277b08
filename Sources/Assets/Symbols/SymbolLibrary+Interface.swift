import RiffleGeometry

extension SymbolLibrary {
    /// Parts of interfaces, and what text and charts are made with.
    @_optimize(none)
    static func interface() -> [String: SymbolSketch] {
        merged(
            textStyles(),
            [
                "switch.2": [
                    .stroke(box(-44, -42, 88, 36, 18) + box(-44, 6, 88, 36, 18)),
                    .solid(circle(-26, -24, 10) + circle(26, 24, 10)),
                ],
                "filemenu.and.selection": [
                    .stroke(box(-42, -44, 84, 88, 11)), .solid(box(-32, -10, 64, 20, 5)),
                    .stroke("M-26-26H26M-26 26H26", 0.85),
                ],
                "squares.below.rectangle": [
                    .stroke(box(-46, -42, 92, 42, 8)),
                    .solid(box(-48, 16, 28, 28, 6) + box(-14, 16, 28, 28, 6) + box(20, 16, 28, 28, 6)),
                ],
                "rectangle.bottomhalf.inset.filled": [
                    .stroke(box(-50, -38, 100, 76, 12)), .solid(box(-39, 2, 78, 25, 5)),
                ],
                "rectangle.on.rectangle": [
                    .stroke(box(-52, -18, 76, 54, 10)),
                    .stroke("M-28-22V-28Q-28-38-18-38H42Q52-38 52-28V8Q52 18 42 18H30"),
                ],
                "plus.square.on.square": [
                    .stroke(box(-46, -22, 66, 66, 11)), .stroke("M-13-5V27M-29 11H3", 0.85),
                    .stroke("M-24-28V-34Q-24-44-14-44H34Q44-44 44-34V14Q44 24 34 24H26"),
                ],
                "circle.lefthalf.filled": [.stroke(circle(0, 0, 45.6)), .solid("M0-42A42 42 0 0 0 0 42Z")],
                "nosign": [.stroke(circle(0, 0, 45.6)), .stroke("M-32-32L32 32")],
                "location.north.line": [.stroke("M0-44L30 26L0 12L-30 26Z"), .stroke("M-24 46H24")],
                "bag.badge.plus": [
                    .stroke("M-46-14H22L28 44H-52Z"), .stroke("M-30-14V-24A18 18 0 0 1 6-24V-14"),
                    .gap(circle(38, -28, 20), 6), .stroke("M38-42V-14M24-28H52", 0.85),
                ],
                "chart.bar.xaxis": [
                    .stroke("M-48 44H48"),
                    .solid(box(-40, 2, 20, 30, 4) + box(-10, -20, 20, 52, 4) + box(20, -42, 20, 74, 4)),
                ],
                "waveform.path.ecg": [.stroke("M-52 4H-30L-16-34L4 38L18-10L26 4H52")],
                "desktopcomputer": [.stroke(box(-50, -42, 100, 64, 9)), .stroke("M0 22V42M-22 42H22")],
                "dot.radiowaves.left.and.right": [
                    .solid(circle(0, 0, 9)),
                    .stroke(
                        """
                        M-19-18A26 26 0 0 0-19 18M19-18A26 26 0 0 1 19 18M-35-32A47 47 0 0 0-35 32M35-32A47 47 0 0 1 35 32
                        """),
                ],
                "hourglass": [
                    .stroke("M-28-46H28M-28 46H28"),
                    .stroke("M-22-46V-30C-22-14 0-8 0 0C0 8-22 14-22 30V46M22-46V-30C22-14 0-8 0 0C0 8 22 14 22 30V46"),
                ],
                "dumbbell": [
                    .stroke("M-18 0H18"), .solid(box(-36, -28, 16, 56, 6) + box(20, -28, 16, 56, 6)),
                    .solid(box(-52, -15, 13, 30, 5) + box(39, -15, 13, 30, 5)),
                ],
                "books.vertical": [
                    .stroke(box(-46, -40, 24, 82, 6) + box(-18, -40, 24, 82, 6)), .stroke("M15-34L34-39L50 36L31 41Z"),
                ],
                "medal": [.stroke(circle(0, 18, 28)), .stroke("M-15-8L-30-46M15-8L30-46M-8-46L0-26L8-46", 0.85)],
                "plusminus": [.stroke("M0-42V4M-23-19H23M-23 34H23")],
                "equal": [.stroke("M-32-14H32M-32 14H32")],
                "lessthan": [.stroke("M26-30L-30 0L26 30")],
                "greaterthan": [.stroke("M-26-30L30 0L-26 30")],
                "sum": [.stroke("M28-40H-26L8 0L-26 40H28")],
            ],
            honors(),
            pair(
                "hand.tap",
                """
                M-8 44C-20 34-34 22-38 14C-40 6-30 2-24 8L-14 16V-18A8 8 0 0 1 2-18V4H18C30 4 36 10 36 20C36 30 30 40 26 44Z
                """
            ).mapValues { SymbolSketch($0.marks + [.stroke("M-30-18A24 24 0 0 1 18-18", 0.85)]) },
            pair(
                "exclamationmark.bubble",
                "M-36-42H36Q50-42 50-28V12Q50 26 36 26H-4L-24 44V26H-36Q-50 26-50 12V-28Q-50-42-36-42Z",
                details: ["M0-26V-4M0 11V12"]),
            pair("archivebox", "M-44-10V34Q-44 42-36 42H36Q44 42 44 34V-10Z", details: ["M-14 8H14"]).mapValues {
                SymbolSketch($0.marks + [.stroke(box(-50, -40, 100, 28, 7))])
            },
            pair("cube.box", "M0-46L42-24V24L0 46L-42 24V-24Z", details: ["M-42-24L0-2L42-24M0-2V46"]),
            pair("stopwatch", circle(0, 8, 37), details: ["M0 8V-13"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-11-46H11M0-46V-30M29-26L35-32")])
            },
            pair(
                "ticket", "M-50-28H50V-11A11 11 0 0 0 50 11V28H-50V11A11 11 0 0 0-50-11Z", details: ["M14-28V28"]),
            pair("icloud", "M-28 28A24 24 0 0 1-32-20A32 32 0 0 1 28-24A27 27 0 0 1 32 28Z"),
            pair("cross", "M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z"))
    }

    /// What text is set in, looked for and edited by.
    @_optimize(none)
    private static func textStyles() -> [String: SymbolSketch] {
        [
            "bold": [.stroke("M-22-38V38H8A19 19 0 0 0 8 0H-22M-22-38H4A19 19 0 0 1 4 0", 1.5)],
            "italic": [.stroke("M-8-38H26M-26 38H8M12-38L-12 38")],
            "bold.underline": [
                .stroke("M-42-34V26H-20A15 15 0 0 0-20-4H-42M-42-34H-23A15 15 0 0 1-23-4", 1.4),
                .stroke("M8-34V4A18 18 0 0 0 44 4V-34M4 40H48"),
            ],
            "bold.italic.underline": [
                .stroke("M-66-34V26H-44A15 15 0 0 0-44-4H-66M-66-34H-47A15 15 0 0 1-47-4", 1.4),
                .stroke("M-6-34H18M-20 26H4M6-34L-8 26"),
                .stroke("M34-34V4A18 18 0 0 0 70 4V-34M30 40H74"),
            ],
            "underline": [.stroke("M-26-42V-8A26 26 0 0 0 26-8V-42M-30 44H30")],
            "character.cursor.ibeam": [
                .stroke("M-50 34L-27-34L-4 34M-42 12H-12"), .stroke("M32-44V44M20-44H44M20 44H44", 0.85),
            ],
            "text.magnifyingglass": [
                .stroke("M-48-34H34M-48-8H-14M-48 18H-18"), .stroke(circle(18, 10, 22)), .stroke("M34 26L50 42"),
            ],
        ]
    }

    /// What is won, and what protects.
    @_optimize(none)
    private static func honors() -> [String: SymbolSketch] {
        merged(
            ["lock.shield": lockShield(shieldOutline)],
            pair("shield", shieldOutline),
            pair(
                "checkmark.seal",
                """
                M0-48Q8-36 22-42Q25-29 40-26Q34-12 46 0Q34 10 38 26Q24 28 20 42Q7 36 0 48Q-7 36-20 42Q-24 28-38 26\
                Q-34 10-46 0Q-34-12-40-26Q-25-29-22-42Q-8-36 0-48Z
                """,
                details: ["M-17 2L-5 15L19-14"]),
            pair("trophy", "M-26-42H26V-10C26 10 14 20 0 20C-14 20-26 10-26-10Z").mapValues {
                SymbolSketch(
                    $0.marks + [
                        .stroke("M-26-32H-44C-44-12-38-4-24-2M26-32H44C44-12 38-4 24-2", 0.85),
                        .stroke("M0 20V42M-22 44H22"),
                    ])
            },
            pair("crown", "M-42 34L-50-24L-22 2L0-38L22 2L50-24L42 34Z"))
    }

    private static let shieldOutline =
        "M0-46C14-38 28-34 40-34V2C40 24 22 38 0 48C-22 38-40 24-40 2V-34C-28-34-14-38 0-46Z"

    private static func lockShield(_ outline: String) -> SymbolSketch {
        [.stroke(outline), .solid(box(-15, -2, 30, 24, 5)), .stroke("M-9-2V-10A9 9 0 0 1 9-10V-2", 0.85)]
    }
}
