import RiffleGeometry

extension SymbolLibrary {
    /// Money and shopping.
    @_optimize(none)
    static func commerce() -> [String: SymbolSketch] {
        merged(
            [
                "cart": cart(isFilled: false), "cart.fill": cart(isFilled: true),
                "app.gift": appGift(isFilled: false), "app.gift.fill": appGift(isFilled: true),
            ],
            pair("creditcard", box(-52, -38, 104, 76, 12)).mapValues { card($0) },
            pair("bag", "M-38-22H38L43 37Q43 47 34 47H-34Q-43 47-43 37Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-22V-28A18 20 0 0 1 18-28V-22")])
            },
            pair(
                "wallet.pass", box(-40, -48, 80, 96, 12),
                details: ["M-40-24H40M-40-4H-16Q-12-4-11 0Q-8 8 0 8Q8 8 11 0Q12-4 16-4H40"]),
            pair("banknote", box(-56, -34, 112, 68, 9), details: [circle(0, 0, 15)]),
            pair("basket", "M-46-10H46L38 34Q36 42 28 42H-28Q-36 42-38 34Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-30-10L-14-42M30-10L14-42M-56-10H56")])
            },
            pair("shippingbox", "M0-50L42-30V26L0 48L-42 26V-30Z", details: ["M-42-30L0-9L42-30M0-9V48"]))
    }

    private static func cart(isFilled: Bool) -> SymbolSketch {
        let handle = "M-54-40H-43Q-38-40-37-35L-26 15Q-24 24-15 24H36"
        let basket = "M-34-26H44Q50-26 49-20L42 2Q40 9 33 9H-26.5"
        let wheels = dot(-14, 41, 3) + dot(29, 41, 3)
        return isFilled
            ? [
                SymbolMark.stroke(handle).damped(0.6), SymbolMark.solid(basket + "Z").damped(0.2),
                SymbolMark.solid(wheels).damped(0.5),
            ]
            : [
                SymbolMark.stroke(handle).damped(0.6), SymbolMark.stroke(basket).damped(0.6),
                SymbolMark.solid(wheels).damped(0.5),
            ]
    }

    private static func card(_ sketch: SymbolSketch) -> SymbolSketch {
        isSolid(sketch)
            ? SymbolSketch(sketch.marks + [.hole("M-70-20H70V-7H-70Z"), .cut("M-34 17H-18", 1)])
            : SymbolSketch(sketch.marks + [.fill("M-54-20H54V-6H-54Z"), .stroke("M-34 17H-18", 1)])
    }

    /// A present on an app's rounded square.
    private static func appGift(isFilled: Bool) -> SymbolSketch {
        let outline = box(-42, -42, 84, 84, 24)
        let bow = "M0-12C-5-26-19-28-19-19C-19-13-10-12 0-12ZM0-12C5-26 19-28 19-19C19-13 10-12 0-12Z"
        let present: [SymbolMark] = [
            .stroke(bow, 0.6), .fill(box(-25, -12, 22.8, 9, 2.5)), .fill(box(2.2, -12, 22.8, 9, 2.5)),
            .fill("M-21 1H-2.2V25H-16Q-21 25-21 20Z"), .fill("M21 1H2.2V25H16Q21 25 21 20Z"),
        ]
        return isFilled
            ? SymbolSketch([SymbolMark.solid(outline).with(role: .secondary)] + present.map(\.inverted))
            : SymbolSketch([SymbolMark.stroke(outline).with(role: .secondary)] + present)
    }
}
