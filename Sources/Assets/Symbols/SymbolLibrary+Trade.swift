import RiffleGeometry

extension SymbolLibrary {
    /// Money, clothes and what is carried.
    @_optimize(none)
    static func trade() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair(
                "giftcard", box(-54, -38, 108, 76, 11),
                details: [
                    "M-54 6H54M-20-38V38", "M-20 6C-34-14-46-12-42-2C-38 6-28 6-20 6C-12 6-2 6 2-2C6-12-6-14-20 6Z",
                ]))
        all.take(pair("handbag", "M-40-8H40L46 44H-46Z", with: [.stroke("M-20-8C-22-52 22-52 20-8")]))
        all.take(
            pair("briefcase", box(-50, -24, 100, 64, 10), details: ["M-50 6H50"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-26V-36Q-18-42-12-42H12Q18-42 18-36V-26")])
            })
        all.take(
            pair("case", box(-50, -24, 100, 64, 10)).mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-26V-36Q-18-42-12-42H12Q18-42 18-36V-26")])
            })
        all.take(
            pair("latch.2.case", box(-50, -24, 100, 64, 10), details: ["M-26-24V-8M26-24V-8"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-26V-36Q-18-42-12-42H12Q18-42 18-36V-26")])
            })
        all.take(
            pair(
                "backpack", "M-34-6C-34-30-20-38 0-38C20-38 34-30 34-6V36Q34 46 24 46H-24Q-34 46-34 36Z",
                details: ["M-22 46V20H22V46M-14-10H14"]
            ).mapValues { SymbolSketch($0.marks + [.stroke("M-10-38C-10-52 10-52 10-38")]) })
        all.take(
            pair("suitcase.rolling", box(-28, -24, 56, 62, 8), details: ["M-12-10V24M12-10V24"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-14-24V-46H14V-24M-16 40V46M16 40V46")])
            })
        all.take(pair("tshirt", "M-18-42C-12-32 12-32 18-42L50-24L40-2L28-8V42H-28V-8L-40-2L-50-24Z"))
        all.take(
            pair(
                "shoe", "M-48-20C-40-10-28-10-20-20L22 8C40 10 50 16 50 28V34H-48Z",
                details: ["M-50 20H50M-6-10L-14 0M8 0L0 10"]))
        all.take(
            pair(
                "box.truck", "M-52-30H12V26H-52ZM12-10H36L50 8V26H12Z", with: [.solid(dot(-28, 30, 8) + dot(30, 30, 8))]
            ))
        all.take([
            "eurosign": [.stroke("M28-26C10-46-22-34-24 0C-22 34 10 46 28 26M-38-8H8M-38 8H4")],
            "sterlingsign": [.stroke("M24-24C18-42-12-40-12-16C-12 0-4 14-20 34H28M-26 2H14")],
            "yensign": [.stroke("M-28-36L0 0L28-36M0 0V38M-22 6H22M-22 22H22")],
            "indianrupeesign": [.stroke("M-26-36H26M-26-16H26M-26-36H-6C18-36 18 4-6 4H-26L14 40")],
            "bitcoinsign": [
                .stroke(
                    "M-24-30H6C26-30 26-2 6-2H-14M-24 30H8C30 30 30-2 8-2M-14-30V30M-4-44V-30M8-44V-30M-4 30V44M8 30V44"
                )
            ],
            "wonsign": [.stroke("M-44-34L-22 34L0-28L22 34L44-34M-46-6H46M-46 8H46", 0.9)],
            "hanger": [.stroke("M-8-26A10 10 0 1 1 4-18L0-12V-4L46 22Q52 32 40 32H-40Q-52 32-46 22L0-4")],
            "comb": [.stroke("M-44-24H44V-8H-44Z"), .stroke("M-36-8V24M-22-8V24M-8-8V24M8-8V24M22-8V24M36-8V24")],
            "comb.fill": [.solid("M-44-24H44V-8H-44Z"), .stroke("M-36-8V24M-22-8V24M-8-8V24M8-8V24M22-8V24M36-8V24")],
            "books.vertical.fill": [
                .solid(box(-46, -40, 24, 82, 6) + box(-18, -40, 24, 82, 6)), .solid("M15-34L34-39L50 36L31 41Z"),
            ],
            "medal.fill": [.solid(circle(0, 18, 28)), .stroke("M-15-8L-30-46M15-8L30-46M-8-46L0-26L8-46", 0.85)],
            "building.2.fill": [
                .solid("M-50-40H-2V44H-50Z", 0.7), .solid("M6-12H50V44H6Z", 0.7),
                .hole(
                    """
                    M-38-28H-30V-20H-38ZM-22-28H-14V-20H-22ZM-38-8H-30V0H-38ZM-22-8H-14V0H-22ZM-38 12H-30V20\
                    H-38ZM-22 12H-14V20H-22ZM18 0H26V8H18ZM32 0H40V8H32ZM18 18H26V26H18ZM32 18H40V26H32Z
                    """
                ),
            ],
            "ferry.fill": [
                .solid("M-46 10H46L36 30H-36ZM-28-14H28V4H-28ZM-12-34H12V-16H-12Z", 0.5),
                .stroke("M-48 42C-38 34-30 48-20 42C-10 34-2 48 8 42C18 34 28 48 38 42L48 40", 0.9),
            ],
            "lock.shield.fill": [
                .solid("M0-46C14-38 28-34 40-34V2C40 24 22 38 0 48C-22 38-40 24-40 2V-34C-28-34-14-38 0-46Z"),
                .hole(box(-16, -2, 32, 26, 5)), .cut("M-9-2V-10A9 9 0 0 1 9-10V-2", 0.8),
            ],
            "rectangle.fill.on.rectangle.fill": [
                .solid(box(-52, -18, 76, 54, 10)),
                .solid("M-28-22V-28Q-28-38-18-38H42Q52-38 52-28V8Q52 18 42 18H34V-14Q34-28 20-28H-28Z", 0.3),
            ],
            "doc.on.doc.fill": [
                .solid("M-44-22H-4L16-2V46H-44Z", 0.6), .solid("M-18-46H16L42-20V30H26V-6L0-32H-18Z", 0.4),
            ],
            "plus.square.fill.on.square.fill": [
                .solid(box(-46, -22, 66, 66, 11)), .cut("M-13-5V27M-29 11H3", 0.85),
                .solid("M-24-32V-34Q-24-44-14-44H34Q44-44 44-34V14Q44 24 34 24H30V-18Q30-32 16-32Z", 0.3),
            ],
            "doc.text.magnifyingglass": [
                .stroke("M-4 46H-26Q-36 46-36 36V-36Q-36-46-26-46H2L28-20V-10M2-46V-20H28M-20-6H6M-20 10H-8"),
                .stroke(circle(18, 20, 14)), .stroke("M28 31L42 46"),
            ],
            "doc.append": [
                .stroke("M4-48H-24Q-34-48-34-38V38Q-34 48-24 48H24Q34 48 34 38V-18ZM4-48V-18H34M-16 8H16M-16 26H4")
            ],
            "envelope.open": [.stroke("M-48-10L0-44L48-10V34Q48 42 40 42H-40Q-48 42-48 34ZM-48-8L0 22L48-8")],
            "envelope.open.fill": [
                .solid("M-48-10L0-44L48-10V34Q48 42 40 42H-40Q-48 42-48 34Z"), .cut("M-50-8L0 22L50-8", 0.9),
            ],
            "phone.down.fill": [
                .solid(
                    """
                    M-50 8C-50-24 50-24 50 8C50 16 46 18 42 18L24 14C20 12 20 8 20 2C8-4-8-4-20 2\
                    C-20 8-20 12-24 14L-42 18C-46 18-50 16-50 8Z
                    """
                )
            ],
            "phone.down": [
                .stroke(
                    """
                    M-50 8C-50-24 50-24 50 8C50 16 46 18 42 18L24 14C20 12 20 8 20 2C8-4-8-4-20 2\
                    C-20 8-20 12-24 14L-42 18C-46 18-50 16-50 8Z
                    """
                )
            ],
        ])
        return all
    }
}
