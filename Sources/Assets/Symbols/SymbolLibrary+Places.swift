import RiffleGeometry

extension SymbolLibrary {
    /// Places, travel and food.
    @_optimize(none)
    static func places() -> [String: SymbolSketch] {
        merged(
            [
                "house": [
                    .stroke("M-54-2L-5-43Q0-47 5-43L54-2"),
                    .stroke(
                        "M-38-14V35Q-38 43-30 43H30Q38 43 38 35V-14M-12 43V17Q-12 12-7 12H7Q12 12 12 17V43M36-19V-36"),
                ],
                "house.fill": [
                    .stroke("M36-19V-36"), .solid("M-38-10V35Q-38 43-30 43H30Q38 43 38 35V-10L0-36Z"),
                    .gap("M-60 3L0-47L60 3", 6), .stroke("M-54-2L-5-43Q0-47 5-43L54-2"),
                    .hole("M-12 60V18Q-12 13-7 13H7Q12 13 12 18V60Z"),
                ],
                "mappin": SymbolSketch([.solid(circle(0, -30, 17)), .stroke("M0-13V46")], enclosedScale: 0.58),
                "mappin.and.ellipse": [
                    .stroke("M-47 30A47 17 0 1 0 47 30A47 17 0 1 0-47 30Z"), .gap("M0-20V22", 8),
                    SymbolMark.stroke("M0-20V25", 0.85), .solid(circle(0, -34, 16)),
                ],
                "map": [.stroke("M-48-34L-18-44L18-32L48-42V34L18 44L-18 32L-48 42ZM-18-44V32M18-32V44")],
                "map.fill": [
                    .solid("M-48-34L-18-44L18-32L48-42V34L18 44L-18 32L-48 42Z"), .cut("M-18-54V42M18-42V54"),
                ],
                "globe": [
                    .stroke(circle(0, 0, 45.6)),
                    .stroke(
                        """
                        M-45 0H45M0-45V45M0-45C-30-25-30 25 0 45C30 25 30-25 0-45ZM-36-27C-16-15 16-15 36-27M-36 27\
                        C-16 15 16 15 36 27
                        """,
                        0.75),
                ],
                "airplane": SymbolSketch(
                    [
                        .solid(
                            """
                            M52 0C52-6 44-9 36-9H17L-11-46H-22L-9-9H-31L-42-23H-50L-44 0L-50 23H-42L-31 9H-9L-22 46\
                            H-11L17 9H36C44 9 52 6 52 0Z
                            """,
                            0.45)
                    ],
                    enclosedScale: 0.56),
                "fork.knife": forkAndKnife,
                "building.2": [
                    .stroke("M-46 46V-34Q-46-42-38-42H-6Q2-42 2-34V46M2-10H38Q46-10 46-2V46M-54 46H54"),
                    .stroke("M-30-22H-14M-30-2H-14M-30 18H-14M20 10H28M20 28H28", 0.85),
                ],
            ],
            pair("building.columns", "M-46-14L0-44L46-14Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-34-2V28M-12-2V28M12-2V28M34-2V28M-48 42H48")])
            },
            pair("car", carBody).mapValues { car($0) },
            pair("bus", box(-38, -46, 76, 82, 12)).mapValues { tram($0, hasRails: false) },
            pair("tram", box(-34, -40, 68, 72, 13)).mapValues { tram($0, hasRails: true) },
            pair("bed.double", "M-52 30V2Q-52-8-42-8H42Q52-8 52 2V30Z").mapValues { bed($0) },
            pair("cup.and.saucer", "M-44-30H28V-4C28 18 14 30-8 30C-30 30-44 18-44-4Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M28-22H36A16 16 0 0 1 36 10H27M-50 44H34")])
            },
            pair("fuelpump", "M-40 46V-36Q-40-46-30-46H2Q12-46 12-36V46Z").mapValues { pump($0) },
            pair("graduationcap", "M0-36L-56-8L0 20L56-8Z").mapValues { cap($0) },
            pair(
                "leaf", "M44-46C48-4 34 38-6 38C-30 38-44 20-40-2C-34-30 4-22 44-46Z",
                details: ["M-46 46C-34 16-14 0 14-10"]),
            pair(
                "pawprint",
                "M0 2C16 2 30 18 30 32C30 42 20 46 12 42C4 39-4 39-12 42C-20 46-30 42-30 32C-30 18-16 2 0 2Z"
                    + circle(-38, -6, 9) + circle(-15, -32, 10) + circle(15, -32, 10) + circle(38, -6, 9)),
            pair("suitcase", box(-50, -26, 100, 70, 11), details: ["M-26-26V44M26-26V44"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-27V-36Q-18-44-10-44H10Q18-44 18-36V-27")])
            })
    }

    private static let forkAndKnife: SymbolSketch = [
        .stroke("M-42-48V-24Q-42-12-28-12Q-14-12-14-24V-48M-28-48V-14", 0.85),
        .stroke("M-28-8V48", 1.25),
        .solid("M28-48C38-44 44-24 42 2H28Z", 0.6), .stroke("M30 4V48", 1.25),
    ]

    private static let carBody = "M-42 8L-33-21Q-29-34-16-34H16Q29-34 33-21L42 8Q50 12 50 22V34H-50V22Q-50 12-42 8Z"

    private static func car(_ sketch: SymbolSketch) -> SymbolSketch {
        let wheels = SymbolMark.solid("M-42 34V42H-34V34ZM34 34V42H42V34Z")
        let lamps = dot(-31, 21, 2.4) + dot(31, 21, 2.4)
        guard isSolid(sketch) else {
            return SymbolSketch(sketch.marks + [.stroke("M-40 6H40"), .solid(lamps, 0.7), wheels])
        }
        return SymbolSketch(
            sketch.marks + [
                .hole("M-30 2L-24-18Q-22-24-16-24H16Q22-24 24-18L30 2Z"), SymbolMark.solid(lamps, 0.8).inverted, wheels,
            ])
    }

    private static func tram(_ sketch: SymbolSketch, hasRails: Bool) -> SymbolSketch {
        let lamps = dot(-17, 18, 2.2) + dot(17, 18, 2.2)
        let window = box(-22, -26, 44, 28, 4)
        let feet: SymbolMark =
            hasRails ? .stroke("M-22 34L-32 50M22 34L32 50M-14-52H14") : .stroke("M-24 38V47M24 38V47", 1.5)
        return SymbolSketch(
            sketch.marks
                + (isSolid(sketch)
                    ? [.hole(window), SymbolMark.solid(lamps, 0.8).inverted, feet]
                    : [.stroke(window, 0.8), .solid(lamps, 0.7), feet]))
    }

    private static func bed(_ sketch: SymbolSketch) -> SymbolSketch {
        let legs = SymbolMark.stroke("M-52 30V42M52 30V42")
        let head = SymbolMark.stroke("M-42-8V-26Q-42-36-32-36H32Q42-36 42-26V-8")
        let pillows = box(-30, -22, 24, 14, 5) + box(6, -22, 24, 14, 5)
        return SymbolSketch(
            sketch.marks
                + (isSolid(sketch)
                    ? [.cut("M-70 12H70", 0.7), head, .fill(pillows), legs]
                    : [head, .stroke(pillows, 0.8), .stroke("M-52 14H52", 0.8), legs]))
    }

    private static func pump(_ sketch: SymbolSketch) -> SymbolSketch {
        let hose = SymbolMark.stroke("M12 6H20Q28 6 28 14V30A8 8 0 0 0 44 30V-16L30-32M-48 46H20")
        let window = box(-27, -32, 26, 24, 3)
        return SymbolSketch(sketch.marks + [isSolid(sketch) ? .hole(window) : .stroke(window, 0.8), hose])
    }

    private static func cap(_ sketch: SymbolSketch) -> SymbolSketch {
        let gown = "M-34 6V26C-22 42 22 42 34 26V6L0 23Z"
        guard isSolid(sketch) else {
            return SymbolSketch(sketch.marks + [.stroke("M-34 4V27C-22 42 22 42 34 27V4M50-4V32")])
        }
        return SymbolSketch(
            [.solid(gown)] + [.gap("M0-36L-56-8L0 20L56-8Z", 5)] + sketch.marks + [.stroke("M50-4V32")])
    }
}
