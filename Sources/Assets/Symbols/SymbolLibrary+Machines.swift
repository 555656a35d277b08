import RiffleGeometry

extension SymbolLibrary {
    /// Computers, charts, meters and vehicles.
    @_optimize(none)
    static func machines() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(charts())
        all.take(levels())
        all.take(
            pair(
                "applewatch", box(-26, -28, 52, 56, 13),
                with: [.stroke("M-18-28L-14-46H14L18-28M-18 28L-14 46H14L18 28M32-8V6")]
            ).filter { $0.key == "applewatch" })
        all.take(pair("pc", box(-50, -42, 100, 62, 8), with: [.stroke("M0 20V38M-24 40H24")]).filter { $0.key == "pc" })
        all.take(pair("computermouse", box(-24, -44, 48, 88, 24), details: ["M0-44V-6"]))
        all.take(
            pair("externaldrive", "M-32-28H32L48 8V26Q48 34 40 34H-40Q-48 34-48 26V8Z", details: ["M-48 8H48M30 21H31"])
        )
        all.take(pair("internaldrive", box(-50, -20, 100, 42, 8), details: ["M28 1H29M-34 1H8"]))
        all.take(
            pair(
                "sdcard", "M-20-46H24Q34-46 34-36V36Q34 46 24 46H-24Q-34 46-34 36V-28Z",
                details: ["M-12-32V-18M2-32V-18M16-32V-18"]))
        all.take(
            pair(
                "simcard", "M-34-36Q-34-46-24-46H10L34-22V36Q34 46 24 46H-24Q-34 46-34 36Z",
                details: [box(-18, -6, 36, 32, 5), "M0-6V26M-18 10H18"]))
        all.take(
            pair("scanner", box(-50, 2, 100, 34, 8), details: ["M-34 19H10M30 19H31"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-44 2L34-36")])
            })
        all.take(pair("safari", circle(0, 0, 45.6), details: ["M22-22L8 8L-22 22L-8-8Z"]))
        all.take(
            pair(
                "car.side", "M-50 14V2Q-50-6-42-8L-26-10L-12-26H16L34-10Q50-8 50 4V14Q50 18 46 18H-46Q-50 18-50 14Z",
                with: [.solid(circle(-26, 20, 9) + circle(26, 20, 9))]))
        all.take(
            pair(
                "car.2",
                "M-50 8V-2Q-50-10-42-12L-36-28H-4L2-12Q10-10 10-2V8ZM-14 32V20Q-14 14-6 12L0-2H36L42 12Q50 14 50 20V32Z"
            ))
        all.take(
            pair(
                "scooter", circle(-34, 30, 12) + circle(34, 30, 12),
                with: [.stroke("M-22 30H12L26-36H40M-10 30L4-4H18")]
            ).filter { $0.key == "scooter" })
        all.take(
            pair(
                "lightrail", "M-28-34Q-28-44-18-44H18Q28-44 28-34V18Q28 30 16 30H-16Q-28 30-28 18Z",
                details: ["M-28-6H28M-12 14H-11M12 14H13"]
            ).mapValues { SymbolSketch($0.marks + [.stroke("M-14 32L-24 46M14 32L24 46")]) })
        all.take(
            pair(
                "train.side.front.car", "M-50-26H20C36-26 50-4 50 10V22H-50Z", details: ["M-34-10H-10M6-10H24M-50 8H50"]
            ).filter { $0.key == "train.side.front.car" })
        all.take(pair("parkingsign.circle", circle(0, 0, 45.6), details: ["M-12 26V-26H6C24-26 24 4 6 4H-12"]))
        all.take(pair("signpost.right", "M-30-36H28L46-20L28-4H-30Z", with: [.stroke("M-6-4V46M-6-46V-36M-24 46H12")]))
        all.take(
            pair(
                "bolt.car", "M-40 22V-4L-28-30H28L40-4V22Q40 28 34 28H-34Q-40 28-40 22Z",
                details: ["M4-22L-10 4H8L-2 24"]
            ).mapValues { SymbolSketch($0.marks + [.stroke("M-30 30V40M30 30V40")]) })
        all.take([
            "macbook": laptop, "macbook.gen2": laptop,
            "macbook.and.iphone": [
                .stroke("M-44 18V-22Q-44-30-36-30H20Q28-30 28-22M-54 26H12"), .stroke(box(22, -12, 28, 46, 6)),
            ],
            "ipad.and.iphone": [
                .stroke("M12 34H-34Q-44 34-44 24V-30Q-44-40-34-40H18Q28-40 28-30V-22"),
                .stroke(box(20, -12, 30, 50, 6)),
            ],
            "ipad.landscape": [.stroke(box(-52, -38, 104, 76, 10)), .stroke("M-14 26H14", 0.8)],
            "iphone.landscape": [.stroke(box(-52, -27, 104, 54, 10)), .stroke("M-40-8V8", 0.8)],
            "iphone.gen3": [.stroke(box(-27, -50, 54, 100, 11)), .stroke("M-7-38H7", 0.8)],
            "apps.iphone": [
                .stroke(box(-27, -50, 54, 100, 11)),
                .solid(
                    box(-16, -34, 11, 11, 2) + box(5, -34, 11, 11, 2) + box(-16, -12, 11, 11, 2)
                        + box(5, -12, 11, 11, 2), 0.3),
            ],
            "tv.inset.filled": [
                .stroke(box(-52, -40, 104, 68, 9)), .solid(box(-38, -27, 76, 42, 3), 0.4), .stroke("M-20 42H20"),
            ],
            "keyboard.chevron.compact.down": [
                .stroke(box(-50, -40, 100, 52, 9)), .stroke("M-32-24H-31M-11-24H-10M11-24H12M31-24H32M-22-4H22", 0.9),
                .stroke("M-18 28L0 38L18 28"),
            ],
            "visionpro": [
                .stroke(
                    """
                    M-50-6C-50-26-26-28 0-28C26-28 50-26 50-6C50 14 40 24 26 24C14 24 12 12 0 12\
                    C-12 12-14 24-26 24C-40 24-50 14-50-6Z
                    """
                )
            ],
            "homepod": [
                .stroke(
                    """
                    M-38 0C-38-30-20-40 0-40C20-40 38-30 38 0C38 30 24 42 0 42C-24 42-38 30-38 0ZM-22-36\
                    C-22-26 22-26 22-36
                    """
                )
            ],
            "homepod.fill": [
                .solid("M-38 0C-38-30-20-40 0-40C20-40 38-30 38 0C38 30 24 42 0 42C-24 42-38 30-38 0Z"),
                .cut("M-22-36C-22-26 22-26 22-36", 0.7),
            ],
            "cursorarrow": [.stroke("M-28-46V32L-10 14L2 44L16 38L4 10H30Z")],
            "cursorarrow.rays": [
                .stroke("M-10-10L36 8L16 16L8 36Z"),
                .stroke("M-14-46V-32M-46-14H-32M-36-36L-27-27M8-36L0-28M-36 8L-28 0", 0.9),
            ],
            "cursorarrow.click": [
                .stroke("M-10-10L36 8L16 16L8 36Z"), .stroke("M-14-46V-32M-46-14H-32M-36-36L-27-27", 0.9),
            ],
            "airplane.departure": [
                .solid("M-48-8L-40-14L-26-4L6-18L-22-40L-10-44L28-26C40-30 50-30 50-20C50-12 44-10 36-8L-32 16Z", 0.3),
                .stroke("M-46 40H46"),
            ],
            "airplane.arrival": [
                .solid("M-46-34L-38-32L-32-14L2-4L-4-40L8-34L26 4C38 8 48 16 44 24C40 30 34 28 26 26L-40 4Z", 0.3),
                .stroke("M-46 44H46"),
            ],
            "parkingsign": [.stroke("M-18 38V-38H4C30-38 30 6 4 6H-18")],
            "road.lanes": [.stroke("M-20-44L-46 44M20-44L46 44M0-40V-26M0-8V10M0 28V44")],
            "speedometer": meter, "gauge.medium": meter, "gauge": meter, "gauge.with.needle": meter,
            "gauge.with.dots.needle.50percent": meter, "gauge.with.dots.needle.67percent": meter,
            "gauge.with.dots.needle.33percent": meter.turned(isMirrored: true), "gauge.high": meter,
            "gauge.open.with.lines.needle.33percent": meter.turned(isMirrored: true),
            "barometer": [
                .stroke(circle(0, 0, 45.6)), .stroke("M0-32A32 32 0 0 1 28 16M-28 16A32 32 0 0 1-22-22", 0.7),
                .stroke("M0 8L-14-16"), .solid(dot(0, 8, 3)),
            ],
            "hourglass.tophalf.filled": [
                .stroke(
                    """
                    M-28-46H28M-28 46H28M-22-46V-30C-22-14 0-8 0 0C0 8-22 14-22 30V46M22-46V-30C22-14 0-8 0 0\
                    C0 8 22 14 22 30V46
                    """
                ), .solid("M-14-28H14C12-14 2-8 0-4C-2-8-12-14-14-28Z", 0.4),
            ],
            "hourglass.bottomhalf.filled": [
                .stroke(
                    """
                    M-28-46H28M-28 46H28M-22-46V-30C-22-14 0-8 0 0C0 8-22 14-22 30V46M22-46V-30C22-14 0-8 0 0\
                    C0 8 22 14 22 30V46
                    """
                ), .solid("M-14 38H14C12 20 2 16 0 10C-2 16-12 20-14 38Z", 0.4),
            ],
            "battery.100.bolt": [
                .stroke(box(-52, -22, 92, 44, 10)), .stroke("M50-8V8", 1.2),
                .solid("M4-16L-20 4H-4L-12 18L14-4H-2Z", 0.3),
            ],
            "poweroutlet.type.b": [
                .stroke(box(-42, -42, 84, 84, 14)), .stroke("M-14-22V-6M14-22V-6M-8 26V18A8 8 0 0 1 8 18V26Z"),
            ],
            "togglepower": [.stroke(box(-28, -46, 56, 92, 20)), .stroke("M0-30V-10" + circle(0, 20, 9))],
            "exclamationmark.2": [.stroke("M-16-39V12M16-39V12", 1.1), .solid(dot(-16, 37, 2.4) + dot(16, 37, 2.4))],
            "exclamationmark.arrow.circlepath": [
                .stroke("M14-40A42 42 0 1 1-14-40M0-54L-16-40L0-26"), .stroke("M0-16V6M0 20V21"),
            ],
            "plus.magnifyingglass": [.stroke(circle(-9, -9, 32) + "M15 15L42 42M-24-9H6M-9-24V6")],
            "minus.magnifyingglass": [.stroke(circle(-9, -9, 32) + "M15 15L42 42M-24-9H6")],
            "checkmark.icloud": [
                .stroke("M-28 28A24 24 0 0 1-32-20A32 32 0 0 1 28-24A27 27 0 0 1 32 28Z"),
                .stroke("M-14 2L-2 14L18-12"),
            ],
            "xmark.icloud": [
                .stroke("M-28 28A24 24 0 0 1-32-20A32 32 0 0 1 28-24A27 27 0 0 1 32 28Z"),
                .stroke("M-12-10L12 14M12-10L-12 14"),
            ],
            "xmark.bin": [
                .stroke(
                    """
                    M-33-31L-29 39Q-28 49-19 49H19Q28 49 29 39L33-31M-42-31H42M-16-32V-39Q-16-48-8-48H8\
                    Q16-48 16-39V-32M-12 0L12 24M12 0L-12 24
                    """
                )
            ],
            "lock.rotation": [
                .stroke("M14-40A42 42 0 1 1-14-40M0-54L-16-40L0-26"), .solid(box(-16, -2, 32, 24, 5), 0.4),
                .stroke("M-9-2V-10A9 9 0 0 1 9-10V-2", 0.85),
            ],
            "gearshape.2": [
                .stroke(circle(-14, 8, 24) + circle(-14, 8, 9)),
                .stroke("M-14-24V-16M-14 32V40M-46 8H-38M10 8H18M-36-14L-31-9M8-14L3-9M-36 30L-31 25M8 30L3 25"),
                .stroke(circle(32, -28, 12)), .stroke("M32-46V-42M32-14V-10M14-28H18M46-28H50", 0.9),
            ],
            "translate": [
                .stroke("M-48-30H0M-24-42V-30M-40 14C-22 4-10-10-8-30M-38-18C-34-4-20 8-4 12M6 44L26-4L46 44M13 28H39")
            ],
            "character.bubble": [
                .stroke("M-36-42H36Q50-42 50-28V12Q50 26 36 26H-4L-24 44V26H-36Q-50 26-50 12V-28Q-50-42-36-42Z"),
                .stroke("M-14 10L0-28L14 10M-9-2H9", 0.85),
            ],
            "bell.and.waves.left.and.right": [
                .stroke(
                    """
                    M-24 20C-18 12-18-24 0-24C18-24 18 12 24 20ZM-6 32H6M-38-28A40 40 0 0 0-38 24M38-28\
                    A40 40 0 0 1 38 24
                    """
                )
            ],
            "wave.3.right": [
                .stroke("M-28-14A24 24 0 0 1-28 14").at(level: 0), .stroke("M-8-28A46 46 0 0 1-8 28").at(level: 1),
                .stroke("M12-42A68 68 0 0 1 12 42").at(level: 2),
            ],
            "wave.3.left": [
                .stroke("M28-14A24 24 0 0 0 28 14").at(level: 0), .stroke("M8-28A46 46 0 0 0 8 28").at(level: 1),
                .stroke("M-12-42A68 68 0 0 0-12 42").at(level: 2),
            ],
            "dot.radiowaves.right": [
                .solid(dot(-34, 0, 8)), .stroke("M-14-18A26 26 0 0 1-14 18").at(level: 0),
                .stroke("M4-34A50 50 0 0 1 4 34").at(level: 1),
            ],
            "personalhotspot": [
                .stroke(
                    """
                    M-12 12A20 20 0 0 1-12-12L-26-26A22 22 0 0 0-46 0A22 22 0 0 0-12 22L4 4M12-12\
                    A20 20 0 0 1 12 12L26 26A22 22 0 0 0 46 0A22 22 0 0 0 12-22L-4-4
                    """
                )
            ],
            "wifi.exclamationmark": [
                .stroke("M-50-14A70 70 0 0 1 50-14M-32 6A46 46 0 0 1-14-4M32 6A46 46 0 0 0 14-4M0-8V18M0 36V37")
            ],
        ])
        return all
    }

    private static let laptop: SymbolSketch = [
        .stroke("M-40 18V-24Q-40-34-30-34H30Q40-34 40-24V18"), .stroke("M-54 28H54"),
    ]
    private static let meter: SymbolSketch = [
        .stroke(circle(0, 0, 45.6)), .stroke("M2 4L20-20"), .solid(dot(0, 6, 3)),
        .solid(dot(-30, 4, 0.8) + dot(-22, -20, 0.8) + dot(0, -30, 0.8) + dot(30, 4, 0.8), 0.6),
    ]

    @_optimize(none)
    private static func charts() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(pair("chart.pie", "M-6-42A42 42 0 1 0 36 0H-6Z", with: [.stroke("M8-14V-46A34 34 0 0 1 42-14Z")]))
        all.take(
            pair(
                "chart.bar.doc.horizontal", "M4-48H-24Q-34-48-34-38V38Q-34 48-24 48H24Q34 48 34 38V-18Z",
                details: ["M-18-8H6M-18 8H18M-18 24H-2"]))
        all.take([
            "chart.xyaxis.line": [.stroke("M-46-44V40H46"), .stroke("M-28 20L-8-8L10 8L38-32")],
            "chart.line.downtrend.xyaxis": [.stroke("M-46-44V40H46"), .stroke("M-28-30L-8-4L8-16L34 18M34 0V18H16")],
            "chart.line.flattrend.xyaxis": [.stroke("M-46-44V40H46"), .stroke("M-28 0H36M24-12L36 0L24 12")],
            "chart.dots.scatter": [
                .stroke("M-46-44V40H46"),
                .solid(dot(-22, 16, 4) + dot(-6, -8, 4) + dot(12, 8, 4) + dot(22, -24, 4) + dot(38, -8, 4)),
            ],
        ])
        return all
    }

    /// Symbols of which a share can be shown.
    @_optimize(none)
    private static func levels() -> [String: SymbolSketch] {
        [
            "cellularbars": [
                .solid(box(-46, 18, 16, 22, 4), 0.3).at(level: 0), .solid(box(-20, 0, 16, 40, 4), 0.3).at(level: 1),
                .solid(box(6, -20, 16, 60, 4), 0.3).at(level: 2), .solid(box(32, -40, 16, 80, 4), 0.3).at(level: 3),
            ]
        ]
    }
}
