import RiffleGeometry

extension SymbolLibrary {
    /// Things at hand.
    @_optimize(none)
    static func objects() -> [String: SymbolSketch] {
        merged(
            pair("bookmark", "M-28-40Q-28-49-19-49H19Q28-49 28-40V47L0 21L-28 47Z"),
            pair("bell", bellBody).mapValues {
                SymbolSketch($0.marks + [.solid("M-10 39H10Q8 46 0 46Q-8 46-10 39Z", 0.6), .stroke("M0-42V-45")])
            },
            pair("lock", box(-31, -5, 62, 52, 9)).mapValues {
                SymbolSketch($0.marks + [.stroke("M-20-5V-24A20 21 0 0 1 20-24V-5")])
            },
            pair("lock.open", box(-42, -5, 62, 52, 9)).mapValues {
                SymbolSketch($0.marks + [.stroke("M9-5V-24A18 21 0 0 1 45-24V-12")])
            },
            pair("tag", tagOutline).mapValues {
                SymbolSketch(
                    $0.marks + [isSolid($0) ? .hole(circle(-24, -22, 7.5)) : .stroke(circle(-22, -20, 4), 0.8)])
            },
            pair("paperplane", "M46-46L14 44L-6 6L-44-14Z").mapValues {
                SymbolSketch($0.marks + [isSolid($0) ? .cut("M64-64L-6 6", 0.7) : .stroke("M46-46L-6 6")])
            },
            pair("flame", flame),
            pair("gift", "M-40-22H40Q45-22 45-17V-7Q45-2 40-2H-40Q-45-2-45-7V-17Q-45-22-40-22Z").mapValues { gift($0) },
            pair("key", circle(-22, 0, 20)).mapValues { SymbolSketch($0.marks + [.stroke("M-2 0H46V16M28 0V14")]) },
            pair("hammer", "M-30-44H8L20-32V-20H-30Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-6-20V46", 1.8)])
            },
            pair("lightbulb", "M-14 26C-14 12-32 4-32-18A32 32 0 0 1 32-18C32 4 14 12 14 26Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-12 39H12M-6 50H6")])
            },
            pair("bolt", "M10-50L-29 6Q-31 10-27 10H-3L-10 50L29-6Q31-10 27-10H3Z"),
            pair(
                "hand.thumbsup",
                "M-16 40H20Q30 40 33 31L42 0Q44-12 33-12H10Q14-26 13-38Q12-48 4-48Q-2-48-4-41Q-7-26-16-12Z"
            ).mapValues {
                SymbolSketch(
                    $0.marks + [isSolid($0) ? .solid(box(-46, -12, 12, 52, 4)) : .stroke(box(-46, -12, 14, 52, 4))])
            },
            pair(
                "hand.thumbsdown",
                "M16-40H-20Q-30-40-33-31L-42 0Q-44 12-33 12H-10Q-14 26-13 38Q-12 48-4 48Q2 48 4 41Q7 26 16 12Z"
            ).mapValues {
                SymbolSketch(
                    $0.marks + [isSolid($0) ? .solid(box(34, -40, 12, 52, 4)) : .stroke(box(32, -40, 14, 52, 4))])
            },
            pair("flag", "M-32-40C-20-48-8-46 2-40C14-33 26-34 38-40V6C26 12 14 13 2 6C-8 0-20-2-32 6Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-32-40V48")])
            },
            pair("pin", "M-20-46H20L15-40V-10Q32-2 32 12H-32Q-32-2-15-10V-40Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M0 12V50")])
            },
            [
                "magnifyingglass": [.stroke(circle(-9, -9, 32) + "M15 15L42 42")],
                "pencil": [.stroke("M-42 42L-36 18L26-44Q31-48 36-43L43-36Q48-31 43-26L-19 36ZM12-30L30-12", 0.92)],
                "square.and.pencil": [
                    .stroke("M10-36H-26Q-42-36-42-20V30Q-42 46-26 46H24Q40 46 40 30V-6"), .gap("M-4 8L42-38", 12),
                    .solid("M-11 15L-7 2L36-41L43-34L0 9Z", 0.75),
                ],
                "trash": trash(isFilled: false), "trash.fill": trash(isFilled: true),
                // 35.5 wide in title, as measured on Apple's runtime.
                "gear": SymbolSketch(
                    [
                        SymbolMark.stroke(gear(teeth: 12, from: 42, to: 51)).damped(0.5),
                        SymbolMark.stroke(circle(0, 0, 11) + "M0-11L0-42M9.5 5.5L36.4 21M-9.5 5.5L-36.4 21").damped(
                            0.5),
                    ], frame: CGSize(width: 126, height: 123)),
                "gearshape": [SymbolMark.stroke(gear).damped(0.5), SymbolMark.stroke(circle(0, 0, 16)).damped(0.5)],
                "gearshape.fill": [SymbolMark.solid(gear).damped(0.4), .hole(circle(0, 0, 15))],
                "paperclip": [
                    .stroke("M30-8L-6 30A20 20 0 0 1-34 2L6-38A14 14 0 0 1 26-18L-10 18A7 7 0 0 1-20 8L12-24")
                ],
                "link": [
                    .stroke(
                        """
                        M-6 14A20 20 0 0 1-6-14L14-34A20 20 0 0 1 42-6L28 8M6-14A20 20 0 0 1 6 14L-14 34\
                        A20 20 0 0 1-42 6L-28-8
                        """
                    )
                ],
                "scissors": [.stroke(circle(-26, 30, 14) + circle(26, 30, 14) + "M-18 18L26-46M18 18L-26-46")],
                "paintbrush.fill": [
                    .solid("M40-46Q46-40 40-30L6 8L-8-6L30-40Q36-48 40-46Z", 0.7),
                    .solid("M-16 4L4 22Q0 42-22 44Q-36 45-44 40Q-34 36-34 24Q-32 8-16 4Z", 0.7),
                ],
                "wand.and.stars": [
                    .stroke("M-44 44L14-14"), .solid("M26-46L30-32L44-28L30-24L26-10L22-24L8-28L22-32Z", 0.4),
                    .solid("M-22-36L-19-28L-11-25L-19-22L-22-14L-25-22L-33-25L-25-28Z", 0.4),
                ],
                "sparkles": [
                    .solid("M-8-30C-5-8 2-1 24 2C2 5-5 12-8 34C-11 12-18 5-40 2C-18-1-11-8-8-30Z", 0.4),
                    .solid("M30-46C31-36 34-33 44-32C34-31 31-28 30-18C29-28 26-31 16-32C26-33 29-36 30-46Z", 0.4),
                    .solid("M28 20C29 29 32 32 40 33C32 34 29 37 28 46C27 37 24 34 16 33C24 32 27 29 28 20Z", 0.4),
                ],
            ])
    }

    static func isSolid(_ sketch: SymbolSketch) -> Bool { sketch.marks.first?.fillsInside ?? false }

    private static let bellBody =
        "M-40 22C-31 15-30 5-29-8C-28-30-17-42 0-42C17-42 28-30 29-8C30 5 31 15 40 22Q44 28 36 28H-36Q-44 28-40 22Z"

    private static let tagOutline =
        "M-46-3V-34Q-46-44-36-44H-5Q0-44 4-40L43-2Q49 4 43 10L12 41Q6 47 0 41L-42 5Q-46 1-46-3Z"

    private static let flame =
        """
        M4-50C10-30 36-16 36 14C36 36 20 48 0 48C-20 48-36 36-36 14C-36 0-28-10-22-20C-20-10-16-6-10-4\
        C-12-22-6-40 4-50Z
        """

    private static func gift(_ sketch: SymbolSketch) -> SymbolSketch {
        let bow = "M0-24C-8-48-30-50-30-36C-30-26-16-24 0-24ZM0-24C8-48 30-50 30-36C30-26 16-24 0-24Z"
        let base = "M-37-2H37V36Q37 46 27 46H-27Q-37 46-37 36Z"
        guard isSolid(sketch) else {
            return SymbolSketch(sketch.marks + [.stroke(base), .stroke(bow, 0.9), .stroke("M0-22V46")])
        }
        return SymbolSketch(
            [.solid(base)] + [.cut("M-60-2H60", 0.9)] + sketch.marks.map { $0.placed(scale: 1, dy: -3) }
                + [.cut("M0-28V52", 0.9), .stroke(bow, 0.9)])
    }

    private static func trash(isFilled: Bool) -> SymbolSketch {
        let can = "M-33-31L-29 39Q-28 49-19 49H19Q28 49 29 39L33-31"
        let lid = "M-42-31H42M-16-32V-39Q-16-48-8-48H8Q16-48 16-39V-32"
        let ribs = "M0-13V31M-15-13L-13.5 31M15-13L13.5 31"
        return isFilled
            ? [.solid(can + "Z"), .cut(ribs, 0.75), .stroke(lid)]
            : [.stroke(can), .stroke(lid), .stroke(ribs, 0.75)]
    }

    /// Eight teeth with slanted sides around a ring.
    private static let gear = gear(teeth: 8, from: 35, to: 46.5)

    /// Teeth with slanted sides, between two radii.
    private static func gear(teeth count: Int, from inner: Double, to outer: Double) -> String {
        let pitch = 2 * Double.pi / Double(count)
        var corners: [String] = []
        for tooth in 0..<count {
            for (offset, radius) in [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)] {
                let angle = (Double(tooth) + offset) * pitch
                corners.append("\(radius * sin(angle)) \(-radius * cos(angle))")
            }
        }
        return "M" + corners.joined(separator: "L") + "Z"
    }
}
