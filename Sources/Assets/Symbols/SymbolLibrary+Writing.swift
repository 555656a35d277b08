import RiffleGeometry

extension SymbolLibrary {
    /// Text, lists, and what is written and drawn with.
    @_optimize(none)
    static func writing() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(lines())
        all.take(tools())
        all.take(code())
        all.take(pair("doc.richtext", page, details: ["M-16 12H16M-16 28H16M-14-22L-4-10L6-20"]))
        all.take(pair("doc.plaintext", page, details: ["M-16-14H2M-16 4H16M-16 22H16"]))
        all.take(pair("note", noteSheet))
        all.take(pair("note.text", noteSheet, details: ["M-24-20H24M-24-2H24M-24 16H-2"]))
        all.take(pair("text.book.closed", closedBook, details: ["M-14-24H18M-14-8H18"]))
        all.take(
            pair(
                "book.pages", "M0-30C-14-42-32-42-48-38V34C-32 30-14 32 0 42C14 32 32 30 48 34V-38C32-42 14-42 0-30Z",
                details: ["M0-30V40M-34-16H-14M14-16H34M-34 2H-14M14 2H34"]))
        all.take(pair("magazine", box(-36, -46, 72, 92, 9), details: ["M-20-26H20M-20-8H20M-20 10H4"]))
        all.take(
            pair(
                "list.clipboard", box(-36, -38, 72, 86, 10),
                details: ["M-6-8H20M-6 10H20M-6 28H20M-20-8H-19M-20 10H-19M-20 28H-19"]
            )
            .mapValues { SymbolSketch($0.marks + [.solid(box(-16, -48, 32, 16, 6), 0.7)]) })
        all.take(
            pair(
                "list.bullet.clipboard", box(-36, -38, 72, 86, 10),
                details: ["M-6-8H20M-6 10H20M-6 28H20M-20-8H-19M-20 10H-19M-20 28H-19"]
            )
            .mapValues { SymbolSketch($0.marks + [.solid(box(-16, -48, 32, 16, 6), 0.7)]) })
        all.take(
            pair(
                "list.bullet.rectangle", box(-52, -38, 104, 76, 12),
                details: ["M-14-18H34M-14 0H34M-14 18H34M-34-18H-33M-34 0H-33M-34 18H-33"]))
        all.take(
            pair(
                "list.bullet.rectangle.portrait", box(-38, -48, 76, 96, 12),
                details: ["M-8-22H20M-8 0H20M-8 22H20M-22-22H-21M-22 0H-21M-22 22H-21"]))
        all.take(
            pair("bubble.right", "M36-42H-36Q-50-42-50-28V12Q-50 26-36 26H4L24 44V26H36Q50 26 50 12V-28Q50-42 36-42Z"))
        all.take(pair("text.bubble", leftBubble, details: ["M-28-20H28M-28-2H12"]))
        all.take(pair("ellipsis.bubble", leftBubble, details: ["M-24-8H-23M0-8H1M24-8H25"]))
        all.take(pair("plus.bubble", leftBubble, details: ["M-18-8H18M0-26V10"]))
        all.take(pair("questionmark.bubble", leftBubble, details: ["M-11-18C-10-32 12-32 11-17C10-8 0-8 0 2M0 12V13"]))
        all.take(
            pair("star.bubble", leftBubble, details: ["M0-30L6-14L22-13L10-2L14 14L0 5L-14 14L-10-2L-22-13L-6-14Z"]))
        all.take(
            pair(
                "heart.text.square", box(-41, -41, 82, 82, 15),
                details: ["M0-2L-14-16A8 8 0 0 1 0-26A8 8 0 0 1 14-16ZM-22 10H22M-22 24H12"]))
        all.take(pair("captions.bubble", leftBubble, details: ["M-30-4H-10M2-4H30M-30 10H6M18 10H30"]))
        all.take(
            pair(
                "bubble.left.and.bubble.right",
                "M-24-44H6Q22-44 22-30V-14Q22 0 6 0H-14L-30 14V0Q-46-2-46-16V-30Q-46-44-24-44Z",
                with: [.stroke("M30-26H34Q50-26 50-12V8Q50 20 38 22V36L22 22H4Q-10 22-12 12")]))
        all.take([
            "quote.opening": [
                .solid(
                    """
                    M-8-26C-28-22-40-8-40 14A14 14 0 1 0-26 0C-26-10-18-16-6-18ZM36-26C16-22 4-8 4 14\
                    A14 14 0 1 0 18 0C18-10 26-16 38-18Z
                    """,
                    0.5)
            ],
            "quote.closing": [
                .solid(
                    """
                    M8 26C28 22 40 8 40-14A14 14 0 1 0 26 0C26 10 18 16 6 18ZM-36 26C-16 22-4 8-4-14\
                    A14 14 0 1 0-18 0C-18 10-26 16-38 18Z
                    """,
                    0.5)
            ],
            "quote.bubble.fill": [
                .solid(leftBubble),
                .hole(
                    """
                    M-6-24C-20-22-28-12-28 0A9 9 0 1 0-18-9C-18-14-12-17-5-18ZM24-24C10-22 2-12 2 0\
                    A9 9 0 1 0 12-9C12-14 18-17 25-18Z
                    """
                ),
            ],
        ])
        return all
    }

    static let leftBubble = "M-36-42H36Q50-42 50-28V12Q50 26 36 26H-4L-24 44V26H-36Q-50 26-50 12V-28Q-50-42-36-42Z"
    private static let page = "M4-48H-24Q-34-48-34-38V38Q-34 48-24 48H24Q34 48 34 38V-18Z"
    private static let noteSheet = "M-32-42H32Q44-42 44-30V14L16 42H-32Q-44 42-44 30V-30Q-44-42-32-42Z"
    private static let closedBook = "M-26-48H34V48H-26Q-36 48-36 38V-38Q-36-48-26-48Z"

    @_optimize(none)
    private static func lines() -> [String: SymbolSketch] {
        [
            "text.alignleft": [.stroke("M-44-30H44M-44-10H14M-44 10H44M-44 30H14")],
            "text.aligncenter": [.stroke("M-44-30H44M-28-10H28M-44 10H44M-28 30H28")],
            "text.alignright": [.stroke("M-44-30H44M-14-10H44M-44 10H44M-14 30H44")],
            "text.justify": [.stroke("M-44-30H44M-44-10H44M-44 10H44M-44 30H44")],
            "text.justify.left": [.stroke("M-44-30H44M-44-10H44M-44 10H44M-44 30H0")],
            "text.append": [.stroke("M-44-30H44M-44-8H14M-44 14H2M16 22H46M31 7V37")],
            "text.quote": [.stroke("M-22-30H46M-22 0H46M-22 30H20M-44-36V36")],
            "text.badge.plus": [.stroke("M-44-30H44M-44-6H4M-44 18H-6M10 18H46M28 0V36")],
            "text.badge.checkmark": [.stroke("M-44-30H44M-44-6H4M-44 18H-6M8 20L22 34L46 4")],
            "text.insert": [.stroke("M-8-34H44M-8 34H44M-44 0H44M-44-14L-28 0L-44 14")],
            "list.number": [
                .stroke("M-14-30H46M-14 0H46M-14 30H46"),
                .stroke(
                    "M-44-36L-38-40V-22M-46-6C-44-12-34-10-36-4L-46 8H-34M-46 24H-36L-41 30C-34 30-34 40-46 38", 0.7),
            ],
            "list.star": [
                .stroke("M-14-30H46M-14 0H46M-14 30H46"),
                .solid(dot(-38, -30, 4) + dot(-38, 0, 4) + dot(-38, 30, 4), 0.8),
            ],
            "list.triangle": [
                .stroke("M-14-30H46M-14 0H46M-14 30H46"),
                .solid("M-44-36L-34-30L-44-24ZM-44-6L-34 0L-44 6ZM-44 24L-34 30L-44 36Z", 0.6),
            ],
            "list.bullet.indent": [
                .stroke("M-18-30H46M2 0H46M2 30H46"), .solid(dot(-42, -30, 2) + dot(-22, 0, 2) + dot(-22, 30, 2)),
            ],
            "checklist": [
                .stroke("M2-26H46M2 0H46M2 26H46M-46-27L-38-19L-24-36M-46-1L-38 7L-24-10M-46 25L-38 33L-24 16", 0.9)
            ],
            "checklist.checked": [
                .stroke("M2-26H46M2 0H46M2 26H46M-46-27L-38-19L-24-36M-46-1L-38 7L-24-10M-46 25L-38 33L-24 16", 0.9)
            ],
            "increase.indent": [.stroke("M-44-34H44M-2-12H44M-2 12H44M-44 34H44M-44-14L-26 0L-44 14")],
            "decrease.indent": [.stroke("M-44-34H44M-2-12H44M-2 12H44M-44 34H44M-26-14L-44 0L-26 14")],
            "strikethrough": [
                .stroke("M22-22C16-44-24-40-22-16C-20-8-12-4-4-2M-44 0H44M12 4C34 12 26 40 0 38C-14 38-22 30-24 20")
            ],
            "textformat.size": [.stroke("M-52 30L-32-22L-12 30M-46 14H-18M-2 30L25-38L52 30M8 8H42")],
            "textformat.abc": [
                .stroke(
                    """
                    M-54 18L-38-20L-22 18M-49 6H-27M-10-20V18M-10 12C4 22 12-6-10 0M46 0C34-10 20-2 24 10\
                    C26 22 40 20 46 14
                    """
                )
            ],
            "textformat.alt": [.stroke("M-34-36H34V-22M-34-36V-22M0-36V36M-14 36H14")],
            "character": [.stroke("M-34 38L0-40L34 38M-22 12H22")],
            "abc": [
                .stroke(
                    """
                    M-54 18L-38-20L-22 18M-49 6H-27M-10-20V18M-10 12C4 22 12-6-10 0M46 0C34-10 20-2 24 10\
                    C26 22 40 20 46 14
                    """
                )
            ],
            "line.diagonal": [.stroke("M-36 36L36-36")],
            "divide": [.stroke("M-34 0H34"), .solid(dot(0, -26, 5) + dot(0, 26, 5))],
            "function": [.stroke("M22-36C4-44-2-34-4-20L-10 20C-12 36-20 42-34 36M-24-6H14")],
            "x.squareroot": [.stroke("M-50 4L-40-2L-24 36L-6-38H50M8-12L38 28M38-12L8 28")],
            "plus.forwardslash.minus": [.stroke("M-44-22H-12M-28-38V-6M12 24H44M26-40L-26 40")],
            "infinity": [
                .stroke(
                    """
                    M0 0C-12-16-22-22-32-22A22 22 0 0 0-32 22C-22 22-12 16 0 0C12-16 22-22 32-22A22 22 0 0 1 32 22\
                    C22 22 12 16 0 0Z
                    """
                )
            ],
        ]
    }

    @_optimize(none)
    private static func tools() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair(
                "paintbrush", "M40-46Q46-40 40-30L6 8L-8-6L30-40Q36-48 40-46Z",
                with: [
                    .stroke("M-14 2L2 18C-2 40-22 46-44 40C-34 34-36 26-34 18C-30 6-22 2-14 2Z")
                ]
            ).filter { $0.key == "paintbrush" })
        all.take(
            pair(
                "paintbrush.pointed", "M44-46C28-44-2-14-10 2L4 16C20 8 46-26 44-46Z",
                with: [
                    .solid("M-16 10L-4 22C-6 38-24 46-44 42C-34 36-32 12-16 10Z", 0.7)
                ]))
        all.take(
            pair(
                "paintpalette",
                "M0-44C-30-44-50-24-50 2C-50 28-30 44-6 44C10 44 4 26 12 20C22 12 50 22 50-4C50-28 28-44 0-44Z"
            ).mapValues {
                let spots = circle(-28, -6, 6) + circle(-12, -24, 6) + circle(12, -26, 6) + circle(30, -10, 6)
                return SymbolSketch($0.marks + [isSolid($0) ? .hole(spots) : .solid(spots, 0.2)])
            })
        all.take(pair("ruler", "M-46 18L18-46L46-18L-18 46Z", details: ["M-30 2L-20 12M-14-14L0 0M2-30L12-20"]))
        all.take(
            pair(
                "eraser", "M-44 10L10-42Q16-48 22-42L44-20Q50-14 44-8L-4 40H-26L-44 22Q-50 16-44 10Z",
                details: ["M-18-16L18 20"]))
        all.take(
            pair("wrench", "M22-46C6-44-4-30 2-14L-40 26C-50 38-36 50-26 40L14-2C30 4 46-8 46-24L30-10L16-14L12-28Z"))
        all.take(
            pair(
                "screwdriver", "M-44 34L-16 6L-6 16L-34 44Q-40 50-46 44Q-50 40-44 34Z",
                with: [.stroke("M-10 10L34-34L44-44L46-34L36-26")]))
        all.take(
            pair(
                "wrench.and.screwdriver",
                "M30-46C16-44 8-32 12-20L-40 30C-48 40-38 48-30 40L20-12C34-8 46-18 46-30L34-20L22-24L20-36Z",
                with: [.stroke("M-44-44L-34-40L-10-14M18 14L42 40")]))
        all.take(pair("puzzlepiece", "M-42-20H-14C-22-46 14-46 6-20H34V8C60 0 60 36 34 28V46H-42Z"))
        all.take(
            pair(
                "pencil.and.ruler", "M-46 40L-40 18L20-42L42-20L-20 40Z",
                with: [.stroke("M-44-26L-26-44L-4-22M24 6L46 28L28 46L8 24", 0.9)]))
        all.take([
            "pencil.tip": [.stroke("M-26 44L0-44L26 44M-12-4C-4 4 4-8 12-4")],
            "pencil.and.outline": [
                .stroke("M-30 16L-24-2L22-46L38-30L-10 12Z", 0.9), .stroke("M-46 42C-20 30 4 52 46 34", 0.9),
            ],
            "pencil.and.scribble": [
                .stroke("M-10 12L-4-8L28-44L44-30L10 6Z", 0.9),
                .stroke("M-46 20C-30-6-10 34-30 40C-46 44-20 28 4 38C20 44 34 40 44 30", 0.9),
            ],
            "highlighter": [.stroke("M-30 10L20-44L44-20L-10 32ZM-30 10L-44 24L-34 36L-10 32"), .stroke("M0 46H44")],
            "scribble": [
                .stroke(
                    "M-44 4C-30-36-10-44-14-10C-18 24-34 34-20 34C-2 34 6-36 20-36C34-36 8 30 22 34C32 36 40 20 44 6")
            ],
            "scribble.variable": [
                .stroke(
                    "M-44 4C-30-36-10-44-14-10C-18 24-34 34-20 34C-2 34 6-36 20-36C34-36 8 30 22 34C32 36 40 20 44 6",
                    1.3)
            ],
            "lasso": [
                .stroke(
                    """
                    M-10 24C-34 22-46 10-46-6C-46-28-24-40 0-40C24-40 46-28 46-6C46 14 26 24 4 24M-24 18\
                    A10 10 0 1 0-8 30C-8 40-16 46-24 46
                    """
                )
            ],
            "signature": [
                .stroke("M-46 36H46M-40 12C-10-10 4-46-10-44C-24-40-18 14-4 8C8 2 6-10 14-8C22-6 14 10 28 6L44-4", 0.9)
            ],
            "eyedropper": [
                .stroke("M-44 44L-40 26L10-24L24-10L-26 40ZM2-32L32-2M18-18L28-42Q40-50 46-44Q50-36 42-26Z")
            ],
            "wand.and.rays": [.stroke("M-44 44L12-12M26-46V-34M46-26H34M42-42L36-36M8-40L14-34M42-8L36-14")],
            "crop": [.stroke("M-28-48V28H48M-48-28H28V48")],
            "dial.low": [.stroke(circle(0, 6, 34)), .stroke("M0 6L-18 24M-46 36H-45M46 36H47M0-44V-43")],
            "ruler.fill": [.solid("M-46 18L18-46L46-18L-18 46Z"), .cut("M-30 2L-20 12M-14-14L0 0M2-30L12-20")],
        ])
        return all
    }

    @_optimize(none)
    private static func code() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(pair("terminal", box(-52, -40, 104, 80, 12), details: ["M-32-18L-12 0L-32 18M-4 20H24"]))
        all.take(pair("cube", "M0-48L44-24V24L0 48L-44 24V-24Z", details: ["M-44-24L0 0L44-24M0 0V48"]))
        all.take(
            pair(
                "cylinder", "M-36-32C-36-52 36-52 36-32V32C36 52-36 52-36 32Z", details: ["M-36-32C-36-14 36-14 36-32"])
        )
        all.take(pair("puzzlepiece.extension", "M-46-8H-22C-30-34 6-34-2-8H22V14C48 6 48 42 22 34V46H-46Z"))
        all.take([
            "curlybraces": [
                .stroke(
                    """
                    M-18-44C-34-44-28-20-30-10C-32-2-44 0-44 0C-44 0-32 2-30 10C-28 20-34 44-18 44M18-44\
                    C34-44 28-20 30-10C32-2 44 0 44 0C44 0 32 2 30 10C28 20 34 44 18 44
                    """
                )
            ],
            "ellipsis.curlybraces": [
                .stroke(
                    """
                    M-26-40C-40-40-36-18-38-9C-40-2-50 0-50 0C-50 0-40 2-38 9C-36 18-40 40-26 40M26-40\
                    C40-40 36-18 38-9C40-2 50 0 50 0C50 0 40 2 38 9C36 18 40 40 26 40
                    """
                ), .solid(dot(-16, 0, 2) + dot(0, 0, 2) + dot(16, 0, 2)),
            ],
            "command": [
                .stroke(
                    "M-16-16V-30A14 14 0 1 0-30-16H30A14 14 0 1 0 16-30V30A14 14 0 1 0 30 16H-30A14 14 0 1 0-16 30Z")
            ],
            "option": [.stroke("M-46-30H-20L20 30H46M12-30H46")],
            "control": [.stroke("M-36 4L0-30L36 4")],
            "shift": [.stroke("M0-44L44 0H20V42H-20V0H-44Z")],
            "shift.fill": [.solid("M0-44L44 0H20V42H-20V0H-44Z")],
            "capslock": [.stroke("M0-46L44-6H20V18H-20V-6H-44Z" + box(-20, 30, 40, 14, 3))],
            "escape": [.stroke("M-12-40A42 42 0 1 0 40 12M-34-34L4 4M-34-6V-34H-6")],
            "space": [.stroke("M-44-10V14H44V-10")],
            "swift": [
                .solid(
                    """
                    M-46 8C-26 32 8 40 30 30C40 26 46 34 48 42C52 22 42 8 36 2C44-22 24-42 8-46\
                    C24-26 24-12 20-4C4-14-18-32-28-42C-22-30-12-18-2-8C-18-18-34-30-42-38C-32-20-10 4 8 16\
                    C-10 24-30 20-46 8Z
                    """,
                    0.3)
            ],
            "apple.logo": apple, "applelogo": apple,
            "network": [
                .stroke(circle(0, 0, 44)),
                .stroke("M-44 0H44M0-44C-28-20-28 20 0 44C28 20 28-20 0-44M-36-24H36M-36 24H36", 0.8),
            ],
            "server.rack": [
                .stroke(box(-46, -42, 92, 24, 6) + box(-46, -12, 92, 24, 6) + box(-46, 18, 92, 24, 6)),
                .solid(dot(-32, -30, 1) + dot(-32, 0, 1) + dot(-32, 30, 1), 0.7),
                .stroke("M6-30H32M6 0H32M6 30H32", 0.8),
            ],
            "memorychip": [
                .stroke(box(-50, -24, 100, 48, 6)), .stroke("M-36 24V38M-12 24V38M12 24V38M36 24V38", 0.9),
                .stroke(box(-34, -10, 26, 20, 3) + box(8, -10, 26, 20, 3), 0.8),
            ],
            "cable.connector": [.stroke("M-46 0H-18M18 0H46" + box(-18, -16, 14, 32, 4) + box(4, -16, 14, 32, 4))],
            "ladybug": [
                .stroke(
                    """
                    M0-22C-34-22-36 44 0 44C36 44 34-22 0-22ZM0-22V44M-14-24C-14-42 14-42 14-24M-34-2H-48M34-2\
                    H48M-32 20L-46 30M32 20L46 30
                    """
                ), .solid(dot(-14, 4, 2) + dot(14, 4, 2) + dot(-12, 24, 2) + dot(12, 24, 2), 0.8),
            ],
            "ladybug.fill": [
                .solid("M0-22C-34-22-36 44 0 44C36 44 34-22 0-22Z"), .cut("M0-30V50"),
                .solid("M-16-28C-16-46 16-46 16-28Z"), .stroke("M-34-2H-48M34-2H48M-32 20L-46 30M32 20L46 30"),
            ],
        ])
        return all
    }

    private static let apple: SymbolSketch = [
        .solid(
            """
            M0-24C-12-32-40-30-40 4C-40 30-22 48-12 48C-6 48-4 44 2 44C8 44 10 48 16 48\
            C26 48 36 32 38 22C18 14 18-14 34-20C24-34 8-30 0-24ZM-2-28C-2-42 10-52 18-52\
            C20-40 10-28-2-28Z
            """,
            0.2)
    ]
}
