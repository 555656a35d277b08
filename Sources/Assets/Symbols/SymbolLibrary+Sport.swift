import RiffleGeometry

extension SymbolLibrary {
    /// People at sport, and what it needs.
    @_optimize(none)
    static func sport() -> [String: SymbolSketch] { merged(training(), games(), outside(), gear()) }

    @_optimize(none)
    private static func training() -> [String: SymbolSketch] {
        [
            "figure.core.training": [
                .solid(circle(-34, -6, 7)), .stroke("M-24 8L-2 26L22 4L42 26M-24 8L-6-6M-48 42H48"),
            ],
            "figure.stairs": [
                .solid(circle(-4, -42, 7)),
                .stroke("M-8-28L-12-2L8 4L6 22M-12-2L-24 16L-40 24M-8-24L10-12L22-20"),
                .stroke("M-48 44H-16V34H8V24H30V14H48", 0.85),
            ],
            "figure.rower": [
                .solid(circle(-20, -30, 7)), .stroke("M-22-16L-18 14L8 2L28 20M-20-10L8-6L36-10"),
                .stroke("M-46 32H46M36-10L42 32M-18 14V32", 0.85),
            ],
            "figure.elliptical": [
                .solid(circle(-4, -42, 7)), .stroke("M-6-28L-8 0L8 16L2 34M-8 0L-20 18L-26 34M-6-24L10-10L22-14"),
                .stroke("M26-32L18 4M-36 36L12 30M-44 46H40L28 8", 0.85),
            ],
            "figure.boxing": [
                .solid(circle(-8, -40, 7)),
                .stroke("M-8-26L-12 4L8 22L2 44M-12 4L-24 24L-34 44M-8-22L14-22M-10-18L6-6L20-10"),
                .solid(circle(25, -22, 6) + circle(30, -9, 5)),
            ],
            "figure.jumprope": [
                .solid(circle(0, -28, 7)),
                .stroke("M0-14V10L-8 24L-2 36M0 10L8 24L2 36M0-10L-18 4L-28-4M0-10L18 4L28-4"),
                .stroke("M-28-4C-52-60 52-60 28-4M-28-4C-40 22-32 46 0 46C32 46 40 22 28-4", 0.7),
            ],
            "figure.flexibility": [
                .solid(circle(-26, -34, 7)), .stroke("M16-8L14 46M16-8L-14-22M16-8L-46 8M-14-22L-36-2"),
                .stroke("M-46 8V46", 0.85),
            ],
            "figure.pilates": [
                .solid(circle(-38, 10, 7)), .stroke("M-26 20L4 26L26-6L44-34M-24 18L2 6M-48 42H48"),
            ],
            "figure.gymnastics": [
                .solid(circle(-26, 14, 7)), .stroke("M-20 40L-8 24L0 0L30-4M0 0L-6-24L-26-42"),
                .stroke("M-48 44H48", 0.85),
            ],
            "figure.martial.arts": [
                .solid(circle(-26, -34, 7)),
                .stroke("M-22-20L-12 8L-18 26L-12 46M-12 8L14-6L44-22M-20-14L2-20L-2-34M-20-14L-34 2"),
            ],
        ]
    }

    @_optimize(none)
    private static func games() -> [String: SymbolSketch] {
        [
            "figure.golf": [
                .solid(circle(-6, -38, 7)), .stroke("M-6-24L-10 6L-18 26L-16 46M-10 6L6 24L4 46M-6-20L14-4L8 8"),
                .stroke("M8 8L34 40H42", 0.85),
            ],
            "figure.baseball": [
                .solid(circle(-8, -36, 7) + circle(42, -30, 5)),
                .stroke("M-8-22L-10 6L-24 22L-28 46M-10 6L10 22L20 44M-8-18L12-10L20-20"), .stroke("M20-20L8-48", 1.2),
            ],
            "figure.badminton": [
                .solid(circle(-8, -30, 7)),
                .stroke("M-8-16L-8 10L-20 26L-18 46M-8 10L8 26L18 44M-8-12L12-18L22-30M-8-12L-26-4"),
                .stroke("M22-30L26-36", 0.85), .stroke(circle(31, -42, 6), 0.8), .solid("M40-18L48-22L46-12Z", 0.5),
            ],
            "figure.table.tennis": [
                .solid(circle(-22, -36, 7) + circle(32, -26, 4)),
                .stroke("M-22-22L-26 6L-34 26L-32 46M-26 6L-14 24L-16 46M-22-18L-6-6L6-14"),
                .solid(circle(11, -20, 6), 0.6),
                .stroke("M4 14H48M38 14V46", 0.9),
            ],
            "figure.volleyball": [
                .solid(circle(-8, -24, 7)),
                .stroke("M-8-10L-10 14L-24 26L-20 46M-10 14L6 26L2 46M-8-6L10-14L16-32M-8-6L-26-14L-22-32"),
                .stroke(circle(2, -44, 8), 0.85),
            ],
            "figure.equestrian.sports": [
                .solid(circle(-6, -42, 6)), .stroke("M-6-30L-8-8L8 4M-6-26L12-16"),
                .stroke(
                    """
                    M-40 46L-32 14C-30 0-18-4-6-2L14 2L32-26L46-12L42-4\
                    L32-6L26 12L30 46M-14 18L-18 46M14 18L10 46M-34 8L-46 22
                    """,
                    0.9),
            ],
            "figure.climbing": [
                .solid(circle(-8, -30, 7)),
                .stroke("M-8-16L-14 10L-4 26L-8 46M-14 10L12 8L14 24M-8-12L10-24L14-42M-8-12L-26-4L-30 10"),
                .stroke("M20-50L30-24L24 0L36 22L28 50", 0.85),
            ],
        ]
    }

    @_optimize(none)
    private static func outside() -> [String: SymbolSketch] {
        [
            "figure.skiing.downhill": [
                .solid(circle(10, -38, 7)), .stroke("M2-26L-14-8L8 6L-4 24M4-20L22-10L34-16M-12-22L-30-14"),
                .stroke("M-44 14L36 44Q44 46 46 40M-30-14L-44 4", 0.85),
            ],
            "figure.snowboarding": [
                .solid(circle(-4, -40, 7)),
                .stroke("M-4-26L-6 0L-24 8L-20 26M-6 0L14 10L12 34M-4-22L18-22L32-34M-4-22L-26-18L-38-6"),
                .stroke("M-46 22Q-40 24-34 26L28 44Q38 47 44 40"),
            ],
            "figure.surfing": [
                .solid(circle(-4, -40, 7)),
                .stroke("M-4-26L-8 0L-24 6L-22 22M-8 0L12 8L14 22M-4-22L18-14L34-22M-4-22L-26-18L-40-26"),
                .stroke("M-46 24H34Q44 24 48 14M-48 44C-36 34-24 34-12 44C0 34 12 34 24 44C34 36 40 34 48 38", 0.9),
            ],
        ]
    }

    @_optimize(none)
    private static func gear() -> [String: SymbolSketch] {
        merged(
            pair("hockey.puck", "M-46-14C-46-36 46-36 46-14V14C46 36-46 36-46 14Z").mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .cut("M-46-12C-46 10 46 10 46-12", 0.8) : .stroke("M-46-14C-46 8 46 8 46-14")
                    ])
            },
            pair("surfboard", "M34-44C44-34 22 14-8 36C-22 46-36 50-42 44C-48 38-46 24-36 8C-14-24 24-54 34-44Z")
                .mapValues {
                    SymbolSketch($0.marks + [isSolid($0) ? .cut("M28-38L-38 42", 0.7) : .stroke("M28-38L-38 42", 0.7)])
                },
            pair(
                "american.football", "M-44 44C-52 0-20-50 44-44C52 0 20 50-44 44Z",
                details: ["M-20 20L20-20M-14-2L2 14M2-14L14-2M-44 14C-32 20-20 32-14 44M14-44C20-32 32-20 44-14"]),
            [
                "skis": [
                    .stroke("M-30 46L-8-34Q-6-44-14-46M2 46L24-34Q26-44 18-46"),
                    .stroke("M-18 2L-8 4M14 2L24 4M36-40V34M30 26H42", 0.85),
                ],
                "skis.fill": [
                    .stroke("M-30 46L-8-34Q-6-44-14-46M2 46L24-34Q26-44 18-46", 1.7),
                    .stroke("M38-40V34M32 26H44", 0.85),
                ],
                "oar.2.crossed": [
                    .stroke("M-34-34L40 40M34-34L-40 40"),
                    .solid("M-46-46L-30-44L-16-22L-22-16L-44-30ZM46-46L30-44L16-22L22-16L44-30Z", 0.6),
                ],
            ])
    }
}
