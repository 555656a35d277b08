import RiffleGeometry

extension SymbolLibrary {
    /// People as they move, hands, and animals.
    @_optimize(none)
    static func living() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(persons())
        all.take(figures())
        all.take(hands())
        all.take(
            pair(
                "hare",
                """
                M-44 34C-48 10-20-4 4-2L20-12C10-28 8-44 14-46C22-44 28-28 30-14C42-12 48-2 44 6\
                C38 12 28 12 22 16C24 26 34 28 34 34Z
                """
            ))
        all.take(
            pair(
                "tortoise",
                "M-44 20C-40-12-20-26 2-26C24-26 36-8 38 8C42 2 52 4 52 12C52 20 46 22 38 22H32V34H18V24H-14V34H-28V22Z"
            ))
        all.take(pair("bird", "M-48 34C-30 32-26 20-28 4C-30-24-8-44 14-38L40-34L24-22C30 6 14 34-16 34Z"))
        all.take(
            pair(
                "cat",
                """
                M-34-44L-14-30C-4-33 4-33 14-30L34-44C42-26 44-8 40 8C34 32 18 44 0 44C-18 44-34 32-40 8\
                C-44-8-42-26-34-44Z
                """,
                details: ["M-16-2V4M16-2V4M-6 18L0 22L6 18"]))
        all.take(
            pair(
                "dog",
                """
                M-24-34C-40-38-48-22-44 0C-42 10-36 10-32 6C-28 34-14 44 0 44C14 44 28 34 32 6C36 10 42 10 44 0\
                C48-22 40-38 24-34C10-42-10-42-24-34Z
                """,
                details: ["M-14-6V0M14-6V0M-7 18H7L0 24Z"]))
        all.take(
            pair(
                "teddybear",
                """
                M-30-44A14 14 0 0 0-40-22C-46-4-42 12-34 22C-20 40 20 40 34 22C42 12 46-4 40-22\
                A14 14 0 0 0 30-44C24-44 20-38 18-36C8-40-8-40-18-36C-20-38-24-44-30-44Z
                """,
                details: ["M-15-6V0M15-6V0M-8 16C-4 20 4 20 8 16"]))
        all.take(
            pair(
                "ant", circle(0, -30, 12) + circle(0, -6, 10) + "M-14 26A14 20 0 1 1 14 26A14 20 0 1 1-14 26Z",
                with: [
                    .stroke(
                        """
                        M-8-38L-18-48M8-38L18-48M-10-8L-34-18M10-8L34-18M-12 8L-36 12M12 8L36 12M-12 20L-34 36\
                        M12 20L34 36
                        """,
                        0.85)
                ]))
        all.take(
            pair(
                "lizard",
                """
                M-44 30C-30 40-16 30-10 16C-4 2 6-10 16-12C24-22 36-30 44-22C50-14 40-4 30-4C26 10 14 26 2 34\
                C-14 46-36 44-44 30Z
                """
            ))
        all.take(
            pair(
                "carrot", "M-42 42C-48 36-24-12-10-20C0-26 22-6 18 8C10 22-36 48-42 42Z",
                with: [.stroke("M14-14L30-30M24-24V-44M24-24H44")]))
        return all
    }

    private static let body = "M-40 44C-40 18-20 10 0 10C20 10 40 18 40 44Z"

    @_optimize(none)
    private static func persons() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair(
                "person.3", circle(0, -18, 15) + "M-26 32C-26 12-14 4 0 4C14 4 26 12 26 32Z",
                with: [
                    .stroke(
                        """
                        M-36-8A11 11 0 1 1-24-22M36-8A11 11 0 1 0 24-22M-38 28H-56C-56 12-48 4-36 4M38 28H56\
                        C56 12 48 4 36 4
                        """,
                        0.9)
                ]))
        all.take(pair("person.crop.square", box(-42, -42, 84, 84, 14)).mapValues { cropped($0) })
        all.take(pair("person.crop.rectangle", box(-52, -40, 104, 80, 12)).mapValues { cropped($0) })
        all.take(
            pair("person.text.rectangle", box(-54, -38, 108, 76, 12)).mapValues { sketch in
                let marks: [SymbolMark] = [
                    .solid(circle(-22, -9, 10), 0.3), .solid("M-40 20C-40 8-32 4-22 4C-12 4-4 8-4 20Z", 0.3),
                    .stroke("M10-12H36M10 6H36", 0.85),
                ]
                return SymbolSketch(sketch.marks + (isSolid(sketch) ? marks.map(\.inverted) : marks))
            })
        all.take([
            "person.wave.2": [
                .stroke(circle(-14, -22, 17)), .stroke("M-48 40C-48 18-32 8-14 8C4 8 20 18 20 40Z"),
                .stroke("M16-34A22 22 0 0 1 16-10M30-44A38 38 0 0 1 30 0", 0.9),
            ],
            "person.wave.2.fill": [
                .solid(circle(-14, -22, 17)), .solid("M-48 40C-48 18-32 8-14 8C4 8 20 18 20 40Z"),
                .stroke("M16-34A22 22 0 0 1 16-10M30-44A38 38 0 0 1 30 0", 0.9),
            ],
            "person.line.dotted.person": [
                .stroke(
                    circle(-36, -14, 12) + circle(36, -14, 12)
                        + "M-54 30C-54 14-46 6-36 6C-26 6-18 14-18 30ZM54 30C54 14 46 6 36 6C26 6 18 14 18 30Z"),
                .solid(dot(-8, -14, 1) + dot(8, -14, 1)),
            ],
            "person.fill.questionmark": [
                .solid(circle(-12, -22, 18)), .solid("M-48 42C-48 20-32 8-12 8C8 8 24 20 24 42Z"),
                .stroke("M26-34C28-48 50-46 48-32C46-24 38-22 38-12M38 2V3"),
            ],
            "person.fill.checkmark": [
                .solid(circle(-12, -22, 18)), .solid("M-48 42C-48 20-32 8-12 8C8 8 24 20 24 42Z"),
                .stroke("M22-8L32 4L50-22"),
            ],
            "person.fill.xmark": [
                .solid(circle(-12, -22, 18)), .solid("M-48 42C-48 20-32 8-12 8C8 8 24 20 24 42Z"),
                .stroke("M26-22L48 0M48-22L26 0"),
            ],
            "person.2.circle": SymbolSketch([
                .solid(circle(-18, -14, 16)), .solid("M-50 34C-50 14-36 6-18 6C0 6 14 14 14 34Z"),
                .stroke("M20-26A14 14 0 1 1 18-2M26 30H50C50 14 40 6 28 6"),
            ]).enclosed(in: .circle, isFilled: false),
        ])
        return all
    }

    private static func cropped(_ sketch: SymbolSketch) -> SymbolSketch {
        let marks: [SymbolMark] = [
            .solid(circle(0, -12, 14), 0.3), .solid("M-26 32C-26 14-14 8 0 8C14 8 26 14 26 32Z", 0.3),
        ]
        return SymbolSketch(sketch.marks + (isSolid(sketch) ? marks.map(\.inverted) : marks))
    }

    @_optimize(none)
    private static func figures() -> [String: SymbolSketch] {
        [
            "figure": [.solid(circle(0, -38, 7)), .stroke("M-20-18H20M-8-18V44M8-18V44M-8 12H8M-20-18V12M20-18V12")],
            "figure.stand": [.solid(circle(0, -38, 7)), .stroke("M-18-18H18M-8-18V44M8-18V44M-18-18V12M18-18V12")],
            "figure.run": [
                .solid(circle(14, -40, 7)),
                .stroke("M8-24L-6 6L14 20L8 44M-6 6L-18 26L-40 26M8-24L-18-20L-28-4M6-18L20-2L38-6", 1.2),
            ],
            "figure.arms.open": [
                .solid(circle(0, -38, 7)), .stroke("M-40-30L-12-16H12L40-30M-10-16V44M10-16V44M-10 14H10"),
            ],
            "figure.wave": [.solid(circle(0, -36, 7)), .stroke("M-26 12V-8Q-26-18-14-18H14L34-44M-10-18V44M10-18V44")],
            "figure.hiking": [
                .solid(circle(0, -40, 7)), .stroke("M-4-26L-8 6L10 20L14 44M-8 6L-20 44M-2-18L14-4L28-6M30-20V44", 1.2),
            ],
            "figure.yoga": [
                .solid(circle(0, -38, 7)),
                .stroke("M0-24V10M0-20L-38-6M0-20L38-6M-44 34C-20 44-6 26 0 10C6 26 20 44 44 34"),
            ],
            "figure.mind.and.body": [
                .solid(circle(0, -38, 7)),
                .stroke("M0-24V10M0-20L-20 4L-34 22M0-20L20 4L34 22M-40 38C-20 44 20 44 40 38M0 12L-24 30M0 12L24 30"),
            ],
            "figure.strengthtraining.traditional": [
                .solid(circle(0, -18, 7)),
                .stroke("M-34-40H34M-38-48V-32M38-48V-32M-18-40V-8H18V-40M-8-4V16L-18 44M8-4V16L18 44"),
            ],
            "figure.pool.swim": [
                .solid(circle(26, -12, 7)),
                .stroke(
                    """
                    M-40 4L-6-26L12-22M-6-26L14 2M-46 18C-34 8-24 28-12 18C0 8 10 28 22 18C34 8 40 26 46 18M-46 38\
                    C-34 28-24 48-12 38C0 28 10 48 22 38C34 28 40 46 46 38
                    """
                ),
            ],
            "figure.outdoor.cycle": [
                .stroke(circle(-32, 24, 16) + circle(32, 24, 16)), .solid(circle(16, -40, 7)),
                .stroke("M4-26L-14-4L8 4L0 26M4-26L18-12H32"),
            ],
            "figure.dance": [
                .solid(circle(2, -40, 7)),
                .stroke("M0-26L4 4L-12 22L-6 44M4 4L20 20L38 14M0-24L-24-14L-30-36M0-24L24-20L36-38"),
            ],
            "figure.cooldown": [
                .solid(circle(-14, -40, 7)), .stroke("M-14-26V4L-26 44M-14 4L20 8L44 8M-14-22L8-8L30 4"),
            ],
            "figure.2.and.child.holdinghands": [
                .solid(circle(-30, -36, 6) + circle(30, -36, 6) + circle(0, -4, 5)),
                .stroke("M-40-20H-20L-8 14M-36-20V44M-24-20V44M40-20H20L8 14M36-20V44M24-20V44M-6 10H6V44M-6 10V44"),
            ],
            "figure.and.child.holdinghands": [
                .solid(circle(-14, -36, 7) + circle(24, 0, 5)),
                .stroke("M-28-20H0L18 16M-22-20V44M-6-20V44M18 16H30V44M18 16V44"),
            ],
            "figure.roll": [
                .solid(circle(-8, -40, 7)), .stroke("M-8-26V0H14L26 30H36M-8-14H10M-22-8A26 26 0 1 0 16 26"),
            ],
            "figure.fall": [
                .solid(circle(-26, -26, 7)), .stroke("M-16-18L8 4L28-10M8 4L-10 22M8 4L24 26L44 24M-12-16L-34 6"),
            ],
            "figure.soccer": [
                .solid(circle(-6, -40, 7) + circle(30, 36, 6)),
                .stroke("M-6-26L-2 4L18 18L22 8M-2 4L-18 20L-26 44M-4-20L-28-12L-36-24M-4-20L18-14L26-26"),
            ],
            "figure.basketball": [
                .solid(circle(0, -30, 7) + circle(32, -38, 7)),
                .stroke("M0-16V14L-12 44M0 14L14 44M0-12L24-26M0-12L-20 4"),
            ],
            "figure.tennis": [
                .solid(circle(-8, -36, 7)),
                .stroke("M-6-22L2 8L-12 44M2 8L20 42M-4-16L20-22L30-34" + circle(36, -42, 7)),
            ],
        ]
    }

    @_optimize(none)
    private static func hands() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair(
                "hand.wave",
                """
                M-30-6L-36-26A7 7 0 0 1-24-30L-16-10L-20-38A7 7 0 0 1-8-40L-2-12L2-38A7 7 0 0 1 14-36L14-8\
                L24-26A7 7 0 0 1 36-20L26 18C20 40 0 46-14 38C-26 30-26 14-30-6Z
                """,
                with: [.stroke("M-46 6C-46 20-40 32-30 40M30-46C38-42 44-36 46-28", 0.8)]))
        all.take(
            pair(
                "hands.clap",
                """
                M-30 4L-20-28A7 7 0 0 1-8-24L-10-8L8-36A7 7 0 0 1 18-28L8-8L26-28A7 7 0 0 1 34-18L16 6L32-6\
                A7 7 0 0 1 38 6L8 36C-10 50-38 34-30 4Z
                """,
                with: [.stroke("M-34-38L-28-30M-16-48L-14-40M-46-24L-38-20", 0.8)]))
        all.take(
            pair(
                "hands.sparkles",
                """
                M-40 0L-20-30A7 7 0 0 1-10-24L-18-8L4-32A7 7 0 0 1 14-24L-2-4L16-18A7 7 0 0 1 24-8L2 16L16 8\
                A6 6 0 0 1 22 18L-4 36C-28 50-52 24-40 0Z
                """,
                with: [.solid("M34-46L38-34L50-30L38-26L34-14L30-26L18-30L30-34Z", 0.3)]))
        all.take(
            pair(
                "hand.point.up.left",
                """
                M-40-44C-48-44-48-34-42-30L-4 0L-22 4C-32 8-28 18-18 18L-10 16C-4 34 12 44 28 38\
                C46 30 48 8 40-8C32-20 20-22 10-14Z
                """
            ))
        all.take(
            pair(
                "hand.point.right",
                """
                M48-14C48-22 42-24 36-24H2C0-34-12-40-18-34L-40-14V28L-24 34H6C18 34 18 22 10 20\
                C20 18 20 6 12 4C18 2 18-4 14-6H38C44-6 48-8 48-14Z
                """
            ))
        all.take(
            pair(
                "hand.point.left",
                """
                M-48-14C-48-22-42-24-36-24H-2C0-34 12-40 18-34L40-14V28L24 34H-6C-18 34-18 22-10 20\
                C-20 18-20 6-12 4C-18 2-18-4-14-6H-38C-44-6-48-8-48-14Z
                """
            ))
        all.take(
            pair(
                "hand.point.up",
                """
                M-14 48C-22 48-24 42-24 36V2C-34 0-40-12-34-18L-14-40H28L34-24V6C34 18 22 18 20 10\
                C18 20 6 20 4 12C2 18-4 18-6 14V38C-6 44-8 48-14 48Z
                """
            )
            .mapValues { $0.turned(quarters: 2) })
        all.take(
            pair(
                "hand.draw", "M-10-42A7 7 0 0 1 4-42V-6L30 2C42 6 42 18 38 28L32 46H2L-26 14A7 7 0 0 1-14 6L-10 10Z",
                with: [.stroke("M-46-20C-40-44-26-46-22-34M20-40C30-44 42-36 40-22", 0.85)]))
        all.take(
            pair(
                "ear", "M-20 16C-32-4-34-46 2-46C34-46 36-12 24 2C14 14 18 24 10 36C2 48-18 46-20 30",
                details: ["M-12-10C-14-30 16-32 14-12C12 0 0 2 2 14"]))
        all.take(
            pair(
                "mustache",
                """
                M0-8C8-20 24-20 28-8C32 4 44 4 50-6C50 18 18 24 0 4C-18 24-50 18-50-6C-44 4-32 4-28-8C-24-20-8-20 0-8Z
                """))
        all.take([
            "eyes": [
                .stroke("M-42 0A18 30 0 1 1-6 0A18 30 0 1 1-42 0ZM6 0A18 30 0 1 1 42 0A18 30 0 1 1 6 0Z"),
                .solid(dot(-20, 6, 6) + dot(28, 6, 6)),
            ],
            "eyeglasses": [
                .stroke(circle(-27, 8, 19) + circle(27, 8, 19) + "M-8 4C-4-2 4-2 8 4M-46 6L-36-22M46 6L36-22")
            ],
            "sunglasses": [
                .solid(
                    """
                    M-50-14H-6V2C-6 16-18 22-28 22C-40 22-48 12-50-14ZM6-14H50C48 12 40 22 28 22C18 22 6 16 6 2Z
                    """, 0.6),
                .stroke("M-6-8H6"),
            ],
            "brain": brain, "brain.head.profile": brain,
            "brain.fill": [.solid(brainOutline), .cut("M0-44V44M-22-10C-14-14-8-8-8 0M22-10C14-14 8-8 8 0", 0.8)],
            "nose": [.stroke("M-6-44C-6-20-30 10-30 22C-30 36-12 38-6 32C0 40 18 38 22 26")],
            "mouth": [.stroke("M-48 0C-34-20-12-26 0-16C12-26 34-20 48 0C30 30-30 30-48 0ZM-48 0H48")],
            "mouth.fill": [
                .solid("M-48 0C-34-20-12-26 0-16C12-26 34-20 48 0C30 30-30 30-48 0Z"), .cut("M-60 0H60", 0.8),
            ],
        ])
        return all
    }

    private static let brainOutline =
        """
        M0-44C-14-50-28-42-28-30C-44-28-50-8-38 2C-48 16-38 34-24 32C-20 46-4 46 0 40C4 46 20 46 24 32\
        C38 34 48 16 38 2C50-8 44-28 28-30C28-42 14-50 0-44Z
        """
    private static let brain: SymbolSketch = [
        .stroke(brainOutline),
        .stroke(
            "M0-44V42M-22-10C-14-14-8-8-8 0M22-10C14-14 8-8 8 0M-20 16C-14 12-8 16-8 22M20 16C14 12 8 16 8 22", 0.8),
    ]
}
