import RiffleGeometry

extension SymbolLibrary {
    /// Things of several kinds that have no other group.
    @_optimize(none)
    static func sundries() -> [String: SymbolSketch] { merged(pages(), speech(), house(), instruments(), lines()) }

    @_optimize(none)
    private static func pages() -> [String: SymbolSketch] {
        let page = "M-37-38Q-37-50-25-50H25Q37-50 37-38V38Q37 50 25 50H-25Q-37 50-37 38Z"
        return merged(
            pair("text.page", page, details: ["M-20-26H20M-20-6H20M-20 14H4"]),
            pair("richtext.page", page, details: ["M-20-32H20V-2H-20ZM-20 14H20M-20 32H4"]),
            pair("menucard", page, details: ["M-8-34C-16-26-12-14-8-12V0M8-34V0M-20 16H20M-20 32H20"]),
            pair("character.book.closed", "M-34 34V-34Q-34-46-22-46H34V46H-22Q-34 46-34 34Z").mapValues {
                let details = ["M-34 34Q-34 25-22 25H36", "M-12 10L2-30L16 10M-7-4H11"]
                let isSolid = isSolid($0)
                return SymbolSketch($0.marks + details.map { isSolid ? .cut($0) : .stroke($0, 0.9) })
            },
            pair("film.stack", box(-48, -22, 96, 66, 9)).mapValues {
                let details = "M-26-22V44M26-22V44M-26 11H26M-48 0H-26M-48 22H-26M26 0H48M26 22H48"
                return SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .cut(details, 0.7) : .stroke(details, 0.8), .stroke("M-36-36H36M-26-49H26", 0.85),
                    ])
            },
            pair("swatchpalette", box(-44, -46, 30, 92, 8)).mapValues {
                let rest = "M-4-24L8-36Q14-42 20-36L32-24Q38-18 32-12L-4 26M12 16H36Q44 16 44 24V38Q44 46 36 46H-4"
                let isSolid = isSolid($0)
                return SymbolSketch(
                    $0.marks + [.stroke(rest, isSolid ? 1.3 : 1)]
                        + [isSolid ? .hole(circle(-29, 28, 7)) : .solid(circle(-29, 28, 4), 0.6)])
            })
    }

    @_optimize(none)
    private static func speech() -> [String: SymbolSketch] {
        let bubble = """
            M0-40C28-40 50-24 50-2C50 20 28 36 0 36C-7 36-13 35-19 33L-38 44Q-41 45-40 41L-36 25C-45 18-50 8-50-2\
            C-50-24-28-40 0-40Z
            """
        return merged(
            pair("message.and.waveform", bubble, details: ["M-28-6V4M-14-16V14M0-24V20M14-14V12M28-6V4"]),
            pair(
                "bubble.left.and.text.bubble.right",
                "M-24-44H6Q22-44 22-30V-26H0Q-14-26-14-12V0L-30 14V0Q-46-2-46-16V-30Q-46-44-24-44Z"
            ).mapValues {
                let front = "M4-18H40Q52-18 52-6V18Q52 30 40 30V44L22 30H4Q-8 30-8 18V-6Q-8-18 4-18Z"
                let text = "M8-4H36M8 12H28"
                return SymbolSketch(
                    [.stroke("M-20 2L-30 12V0Q-46-2-46-16V-30Q-46-44-30-44H6Q20-44 21-30")]
                        + (isSolid($0) ? [.solid(front), .cut(text)] : [.stroke(front), .stroke(text, 0.85)]))
            },
            [
                "face.smiling.inverse": [
                    .solid(circle(0, 0, 45.6)), SymbolMark.solid(dot(-15, -12, 2.6) + dot(15, -12, 2.6), 0.7).inverted,
                    .cut("M-21 12C-15 26 15 26 21 12"),
                ],
                "sos": [
                    .stroke("M-40-16C-48-30-66-24-64-12C-62 0-40 0-40 14C-42 28-62 28-66 16"),
                    .stroke("M0-24C-28-24-28 24 0 24C28 24 28-24 0-24Z"),
                    .stroke("M64-16C56-30 38-24 40-12C42 0 64 0 64 14C62 28 42 28 38 16"),
                ],
                "zzz": [
                    .stroke("M-44 8H-4L-44 46H-4"), .stroke("M4-22H32L4 6H32", 0.9), .stroke("M28-46H46L28-28H46", 0.8),
                ],
                "powersleep": [
                    .stroke("M22-40A46 46 0 1 0 40 22A38 38 0 0 1 22-40Z"), .stroke("M-20-8H4L-20 18H4", 0.85),
                ],
                "paragraphsign": [.stroke("M6 46V-44M26 46V-44M36-44H-2C-36-44-36 4-2 4H6")],
                "person.icloud": [
                    .stroke("M-28 30A24 24 0 0 1-32-18A32 32 0 0 1 28-22A27 27 0 0 1 32 30Z"),
                    .solid(circle(0, -6, 7), 0.6), .solid("M-18 24C-16 8 16 8 18 24Z", 0.5),
                ],
            ])
    }

    @_optimize(none)
    private static func house() -> [String: SymbolSketch] {
        merged(
            pair("toilet", "M-34-46H-10Q-4-46-4-40V-2H-34Q-40-2-40-8V-40Q-40-46-34-46Z").mapValues {
                let bowl = "M-40-2H38C42 18 30 32 12 32L16 46H-26L-24 30C-36 24-40 12-40-2Z"
                return SymbolSketch(
                    $0.marks + [isSolid($0) ? .solid(bowl) : .stroke(bowl), .stroke("M-30-32H-18", 0.7)])
            },
            pair("lightbulb.max", "M-11 24C-11 14-24 8-24-10A24 24 0 0 1 24-10C24 8 11 14 11 24Z").mapValues {
                SymbolSketch(
                    $0.marks + [
                        .stroke("M-9 36H9M-4 46H4"),
                        .stroke("M0-48V-46M-38-38L-36-36M38-38L36-36M-50-8H-46M50-8H46M-40 20L-37 18M40 20L37 18", 0.9),
                    ])
            },
            pair("light.beacon.max", "M-24 22V-4A24 24 0 0 1 24-4V22Z").mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .solid(box(-36, 30, 72, 14, 4)) : .stroke(box(-36, 30, 72, 14, 4)),
                        .stroke("M0-48V-42M-34-34L-30-30M34-34L30-30M-48-2H-40M48-2H40", 0.9),
                    ])
            },
            [
                "xmark.bin.fill": [
                    .solid("M-33-30L-29 39Q-28 49-19 49H19Q28 49 29 39L33-30Z"), .cut("M-14 0L14 28M14 0L-14 28"),
                    .stroke("M-42-36H42M-16-38V-40Q-16-48-8-48H8Q16-48 16-40V-38"),
                ],
                "window.vertical.open": [
                    .stroke(box(-36, -46, 72, 92, 7)), .stroke("M-36-24H36M-36-10H36M0-46V-24"),
                    .stroke("M0-10V46", 0.6),
                ],
                "globe.desk": [
                    .stroke(circle(-2, -12, 28)), .stroke("M18-46A42 42 0 1 1-34 22M-2 30V46M-24 46H20"),
                    .stroke("M-30-12H26M-2-40C-18-24-18 0-2 16C14 0 14-24-2-40", 0.75),
                ],
                "globe.desk.fill": [
                    .solid(circle(-2, -12, 26)), .stroke("M18-46A42 42 0 1 1-34 22M-2 30V46M-24 46H20"),
                    .cut("M-30-12H26M-2-40C-18-24-18 0-2 16C14 0 14-24-2-40", 0.75),
                ],
            ])
    }

    @_optimize(none)
    private static func instruments() -> [String: SymbolSketch] {
        merged(
            pair("level", box(-54, -22, 108, 44, 8)).mapValues {
                let glass = "M-22-8H22V8H-22Z"
                return SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .cut(glass + "M-6-8V8M6-8V8", 0.7) : .stroke(glass + "M-6-8V8M6-8V8", 0.8),
                        isSolid($0) ? .hole(circle(-38, 0, 5) + circle(38, 0, 5)) : .stroke("M-38 0H-37M38 0H37"),
                    ])
            },
            pair("telescope", "M-48 4L30-36L42-14L-40 22Z").mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0) ? .cut("M4-24L14 0", 0.8) : .stroke("M4-23L14-2", 0.9),
                        .stroke("M0 10L-20 46M0 10L20 46M0 10V40"),
                    ]
                )
            },
            [
                "eyedropper.full": [
                    .stroke("M-44 44L-40 26L10-24L24-10L-26 40ZM2-32L32-2M18-18L28-42Q40-50 46-44Q50-36 42-26Z"),
                    .solid("M-36 28L-14 6H8L-24 36Z", 0.4),
                ],
                "compass.drawing": [
                    .stroke(circle(0, -32, 10)), .stroke("M-5-22L-32 46M5-22L32 46M0-42V-50"),
                    .stroke("M-44 8C-22 26 22 26 44 8", 0.85),
                ],
                "gauge.with.dots.needle.bottom.50percent": [
                    .stroke(circle(0, 0, 45.6)), .solid(dot(0, 22, 5)), .stroke("M0 18V-14", 0.9),
                    .solid(
                        dot(-26, 14, 2) + dot(-24, -8, 2) + dot(-10, -25, 2) + dot(10, -25, 2) + dot(24, -8, 2)
                            + dot(26, 14, 2), 0.5),
                ],
                "bonjour": [
                    .stroke("M-36 14A36 36 0 0 1-24-32M36 14A36 36 0 0 0 24-32M-18-36A36 36 0 0 1 18-36", 0.85),
                    .stroke(circle(0, 0, 20)), .stroke("M-24 28L-34 46M24 28L34 46M0 34V46", 0.85),
                    .solid(dot(0, 0, 6)),
                ],
            ])
    }

    @_optimize(none)
    private static func lines() -> [String: SymbolSketch] {
        [
            "aspectratio": [
                .stroke(box(-50, -36, 100, 72, 9)), .stroke("M-34-4V-20H-16M34 4V20H16", 0.9),
            ],
            "aspectratio.fill": [
                .solid(box(-50, -36, 100, 72, 9)), .cut("M-34-4V-20H-16M34 4V20H16"),
            ],
            "rectangle.expand.vertical": [
                .stroke("M-46-10H46M-46 10H46"), .stroke("M0-24V-48M-12-38L0-48L12-38M0 24V48M-12 38L0 48L12 38"),
            ],
            "rectangle.and.hand.point.up.left": [
                .stroke("M-8 30H-42Q-52 30-52 20V-32Q-52-42-42-42H42Q52-42 52-32V-6"),
                .stroke(
                    """
                    M-10-18C-16-18-16-10-12-8L10 8L0 12C-6 14-4 22 2 22\
                    L8 20C12 34 24 42 36 36C48 30 48 16 42 6C36-2 28-4 20 0Z
                    """
                ),
            ],
            "scale.3d": [
                .stroke("M0 4V-46M0 4L-42 34M0 4L42 34M-8-46H8M-46 28L-38 40M46 28L38 40"),
                .solid(box(-9, -5, 18, 18, 3), 0.4),
            ],
            "view.3d": [
                .stroke(
                    """
                    M0-48L18-36M0-48L-18-36M18-36L0-24L-18-36M-46 20V0M-46 20\
                    L-28 32M-46 0L-28 12V32M46 20V0M46 20L28 32M46 0L28 12V32
                    """
                ),
                .stroke("M0-18V4M0 4L-20 16M0 4L20 16", 0.85),
            ],
        ]
    }
}
