import RiffleGeometry

extension SymbolLibrary {
    /// The sky, the weather and the ground.
    @_optimize(none)
    static func sky() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(cloudy("cloud.bolt", [.stroke("M6 14L-10 32H8L-4 48")]))
        all.take(cloudy("cloud.bolt.rain", [.stroke("M6 14L-10 32H8L-4 48M-28 20L-36 36M30 20L22 36")]))
        all.take(
            cloudy(
                "cloud.snow",
                [.solid(dot(-26, 24, 2) + dot(0, 24, 2) + dot(26, 24, 2) + dot(-13, 40, 2) + dot(13, 40, 2))]))
        all.take(cloudy("cloud.fog", [.stroke("M-38 26H38M-26 42H26")]))
        all.take(cloudy("cloud.drizzle", [.stroke("M-24 22L-28 30M0 22L-4 30M24 22L20 30M-12 36L-16 44M12 36L8 44")]))
        all.take(cloudy("cloud.heavyrain", [.stroke("M-24 20L-36 44M-6 20L-18 44M12 20L0 44M30 20L18 44")]))
        all.take(
            cloudy(
                "cloud.hail",
                [.solid(dot(-28, 26, 4) + dot(-4, 26, 4) + dot(20, 26, 4) + dot(-16, 42, 4) + dot(10, 42, 4))]))
        all.take(
            cloudy(
                "cloud.sleet",
                [.stroke("M-24 20L-30 32M24 20L18 32"), .solid(dot(0, 28, 3) + dot(-14, 42, 3) + dot(12, 42, 3))]))
        all.take(cloudy("smoke", [.stroke("M-40 26H20M-20 42H40")]))
        all.take(
            pair(
                "moon.zzz", "M4 46C-22 46-42 26-42 0C-42-18-32-34-16-42C-20-8 4 22 38 20C32 36 18 46 4 46Z",
                with: [.stroke("M4-44H24L4-20H24M32-22H46L32-6H46", 0.85)]))
        all.take(
            pair("sun.horizon", "M-26 12A26 26 0 0 1 26 12Z", with: [.stroke(rays + "M-48 12H-38M38 12H48M-48 32H48")]))
        all.take(
            pair(
                "sunrise", "M-26 18A26 26 0 0 1 26 18Z",
                with: [.stroke("M0-14V-44M-13-32L0-46L13-32M-36-10L-44-18M36-10L44-18M-48 18H-38M38 18H48M-48 38H48")]))
        all.take(
            pair(
                "sunset", "M-26 18A26 26 0 0 1 26 18Z",
                with: [.stroke("M0-46V-18M-13-30L0-16L13-30M-36-10L-44-18M36-10L44-18M-48 18H-38M38 18H48M-48 38H48")]))
        all.take(
            pair(
                "sun.haze", "M-24 4A24 24 0 0 1 24 4Z", with: [.stroke(rays + "M-48 4H-38M38 4H48M-36 22H36M-22 38H22")]
            ))
        all.take(
            pair(
                "humidity", "M-14-44C-2-26 14-8 14 10A27 27 0 0 1-40 10C-40-8-26-26-14-44Z",
                with: [.stroke("M26-24H46M26-4H46M26 16H46")]))
        all.take(
            pair(
                "thermometer.sun", "M-24-34A10 10 0 0 1-4-34V8A20 20 0 1 1-24 8Z",
                with: [.stroke("M14-12A18 18 0 0 1 18 22M24-32V-40M42-16L48-22M50 4H54M40 24L46 30")]))
        all.take(
            pair("globe.americas", circle(0, 0, 45.6), with: []).mapValues {
                continent(
                    $0,
                    "M-18-38C-30-22-34-10-20-2C-8 4-2 2 0 12C0 24-10 30-8 42M14-42C8-30 20-26 18-16C26-10 34-16 40-12")
            })
        all.take(
            pair("globe.europe.africa", circle(0, 0, 45.6), with: []).mapValues {
                continent(
                    $0,
                    """
                    M-6-44C-14-30-22-24-10-18C-24-12-26 0-16 8C-2 10 2 14 2 24C2 34 8 40 14 40C18 26 28 18 26 4\
                    C22-6 14-14 6-18C14-26 24-24 32-30
                    """
                )
            })
        all.take(
            pair("globe.asia.australia", circle(0, 0, 45.6), with: []).mapValues {
                continent(
                    $0,
                    """
                    M-40-14C-26-18-22-30-14-38M-30 14C-20 4-12 10-6 20M0-30C4-18 20-20 24-30M8 14\
                    C18 6 32 12 32 24C24 36 8 30 8 14ZM6-4C12-8 20-6 24 0
                    """
                )
            })
        all.take(
            pair(
                "leaf.arrow.triangle.circlepath", "M-22 22C-30-6-4-26 26-26C28 4 10 28-22 22Z",
                with: [.stroke("M-44 14A46 46 0 0 1-20-42M44-14A46 46 0 0 1 20 42", 0.8)]
            ).filter { $0.key == "leaf.arrow.triangle.circlepath" })
        all.take(
            pair(
                "beach.umbrella", "M-46 6C-44-24-16-46 12-40L24-46L26-34C46-18 50 4 44 16C20-10-16-16-46 6Z",
                with: [.stroke("M0-8L-18 46M-40 46H44")]))
        all.take(pair("volcano", "M-46 42L-14-14H14L46 42Z", with: [.stroke("M-6-28L-14-44M8-28L18-44M0-30V-46", 0.9)]))
        all.take([
            "tornado": [.stroke("M-42-38H44M-32-20H40M-18-2H32M-8 16H22M-6 32H8M-4 46H2")],
            "hurricane": [.stroke(circle(0, 0, 16)), .stroke("M40-36C10-46-30-36-30-2M-40 36C-10 46 30 36 30 2", 1.3)],
            "rainbow": [.stroke("M-48 24A48 48 0 0 1 48 24M-32 24A32 32 0 0 1 32 24M-16 24A16 16 0 0 1 16 24")],
            "water.waves": [
                .stroke(
                    """
                    M-48-26C-36-38-28-14-16-26C-4-38 4-14 16-26C28-38 36-14 48-26M-48 0C-36-12-28 12-16 0\
                    C-4-12 4 12 16 0C28-12 36 12 48 0M-48 26C-36 14-28 38-16 26C-4 14 4 38 16 26\
                    C28 14 36 38 48 26
                    """
                )
            ],
            "wind.snow": [
                .stroke("M-48-8H18A14 14 0 1 0 6-28M-48 10H34A13 13 0 1 1 22 30"),
                .solid(dot(-38, 30, 2) + dot(-18, 34, 2) + dot(-30, -26, 2) + dot(0, 40, 2)),
            ],
            "thermometer.snowflake": [
                .stroke("M-30-34A10 10 0 0 1-10-34V8A20 20 0 1 1-30 8ZM30-36V16M8-24L52 4M52-24L8 4", 0.9)
            ],
            "thermometer.low": [.stroke("M-12-36A12 12 0 0 1 12-36V10A22 22 0 1 1-12 10Z"), .solid(dot(0, 26, 10))],
            "thermometer.high": [
                .stroke("M-12-36A12 12 0 0 1 12-36V10A22 22 0 1 1-12 10Z"), .solid(dot(0, 26, 10)),
                .stroke("M0-30V20", 1.2),
            ],
            "sparkle": [.solid("M0-48C5-14 14-5 48 0C14 5 5 14 0 48C-5 14-14 5-48 0C-14-5-5-14 0-48Z", 0.4)],
            "sparkle.magnifyingglass": [
                .stroke("M10-34A32 32 0 1 0 20 2M12 14L42 44"),
                .solid("M28-46L33-31L48-26L33-21L28-6L23-21L8-26L23-31Z", 0.3),
            ],
            "aqi.medium": [.solid(dust, 0.7)],
            "camera.macro": [
                .stroke(
                    """
                    M0 44V6M0 6C-14-2-30-6-30-22C-30-32-14-34-10-24C-10-40 10-40 10-24C14-34 30-32 30-22\
                    C30-6 14-2 0 6M0 40C-10 26-24 22-36 26C-34 40-16 46 0 44C16 46 34 40 36 26C24 22 10 26 0 40
                    """
                )
            ],
            "fossil.shell": [
                .stroke(
                    """
                    M40 26C20 46-30 44-40 8C-46-20-24-40 0-38C22-36 34-18 30-2C26 14 8 20-4 12C-14 4-10-10 0-12\
                    C8-12 12-4 8 2
                    """
                )
            ],
        ])
        return all
    }

    /// Sixteen grains in four rows, every third one larger.
    private static let dust: String = {
        var dots = ""
        for number in 0..<16 {
            let x = Double(number % 4) * 24 - 36
            let y = Double(number / 4) * 24 - 36
            let radius: Double = number % 3 == 0 ? 3 : 1.4
            dots += dot(x, y, radius)
        }
        return dots
    }()

    private static let rays = "M0-28V-42M-28-14L-38-24M28-14L38-24"

    /// A cloud over marks.
    private static func cloudy(_ name: String, _ marks: [SymbolMark]) -> [String: SymbolSketch] {
        pair(name, "M-26 8A20 20 0 0 1-30-30A28 28 0 0 1 22-36A23 23 0 0 1 28 8Z", with: marks)
    }

    private static func continent(_ sketch: SymbolSketch, _ coast: String) -> SymbolSketch {
        SymbolSketch(sketch.marks + [isSolid(sketch) ? .cut(coast, 0.9) : .stroke(coast, 0.8)])
    }
}
