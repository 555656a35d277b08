import RiffleGeometry

extension SymbolLibrary {
    /// What is under way, grows, or falls from the sky.
    @_optimize(none)
    static func outdoors() -> [String: SymbolSketch] {
        merged(
            [
                "ferry": [
                    .stroke("M-48 6L0-8L48 6L36 32M-48 6L-36 32"), .stroke(box(-26, -30, 52, 26, 5)),
                    .stroke("M-8-31V-44H8V-31"),
                    .stroke("M-50 44C-40 34-30 34-20 44C-10 34 10 34 20 44C30 34 40 34 50 44"),
                ],
                "thermometer.medium": [
                    .stroke("M-10-34A10 10 0 0 1 10-34V14A20 20 0 1 1-10 14Z"), .solid(circle(0, 29, 10)),
                    .stroke("M0 24V-8", 0.85),
                ],
                "moon.stars": [
                    .stroke(crescent), .solid(sparkle),
                ],
                "moon.stars.fill": [
                    .solid(crescent), .solid(sparkle),
                ],
                "bicycle": [
                    .stroke(circle(-30, 18, 20) + circle(30, 18, 20)),
                    .stroke("M-30 18L-12-16H20L30 18M-12-16L4 18H-30M4 18L20-16M14-28H24L20-16M-20-24H-6", 0.85),
                ],
            ],
            pair("sailboat", "M-46 22H46C42 38 30 44 18 44H-18C-30 44-42 38-46 22Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M0 12V-46M6-42C24-28 34-10 36 10H6Z"), .stroke("M-8-26L-32 10H-8Z")])
            },
            pair("cloud.rain", "M-28 12A20 20 0 0 1-30-28A28 28 0 0 1 22-32A22 22 0 0 1 30 12Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-22 26L-28 42M0 26L-6 42M22 26L16 42", 0.85)])
            },
            pair("umbrella", "M-48 2A48 46 0 0 1 48 2C40-6 26-6 16 2C8-6-8-6-16 2C-26-6-40-6-48 2Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M0 0V32A11 11 0 0 1-22 32")])
            },
            pair("tent", "M0-38L50 40H-50Z", details: ["M0 2L16 40M0 2L-16 40"]),
            pair("mountain.2", "M-54 38L-14-34L8 4L20-14L54 38Z"),
            pair("tree", "M0-46C20-46 34-32 34-14C34 8 18 18 0 18C-18 18-34 8-34-14C-34-32-20-46 0-46Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M0 18V46")])
            },
            pair("fish", "M-46 0C-28-30 14-30 30 0L50-20V20L30 0C14 30-28 30-46 0Z", details: ["M-24-5V-4"]),
            pair("truck.box", "M-54-28H14V-10H36L52 8V28H-54Z", details: ["M14-10V28"]).mapValues {
                SymbolSketch(
                    $0.marks + [
                        .hole(circle(-30, 30, 15) + circle(32, 30, 15)),
                        .stroke(circle(-30, 30, 10) + circle(32, 30, 10)),
                    ])
            })
    }

    private static let crescent = "M-6-40A42 42 0 1 0 42 14A34 34 0 0 1-6-40Z"
    private static let sparkle = "M26-46Q28-30 44-28Q28-26 26-10Q24-26 8-28Q24-30 26-46Z"
}
