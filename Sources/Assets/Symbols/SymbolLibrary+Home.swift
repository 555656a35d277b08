import RiffleGeometry

extension SymbolLibrary {
    /// What is in a house, in a kitchen and on a table.
    @_optimize(none)
    static func home() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair(
                "sofa",
                """
                M-34-4V-20Q-34-32-22-32H22Q34-32 34-20V-4C34-14 50-14 50-2V20Q50 28 42 28H-42Q-50 28-50 20V-2\
                C-50-14-34-14-34-4V10H34V-4
                """,
                with: [.stroke("M-36 28V40M36 28V40")]))
        all.take(pair("chair", "M-22-46H22L26 6H-26ZM-30 6H30V18H-30Z", with: [.stroke("M-24 18V46M24 18V46")]))
        all.take(pair("table.furniture", "M-48-26H48V-12H-48Z", with: [.stroke("M-38-12V38M38-12V38M-38 10H38")]))
        all.take(
            pair("cabinet", box(-40, -44, 80, 80, 8), details: ["M0-44V36M-10-4V-3M10-4V-3"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-30 36V46M30 36V46")])
            })
        all.take(pair("lamp.desk", "M2-42L40-22L18 4Q8-2 2-12Z", with: [.stroke("M2-30L-30-18L-14 40M-40 44H16")]))
        all.take(pair("lamp.floor", "M-18-46H18L32-14H-32Z", with: [.stroke("M0-14V44M-20 46H20")]))
        all.take(
            pair(
                "fan",
                circle(0, 0, 8)
                    + """
                    M0-8C-24-18-20-46 0-46C14-46 14-22 0-8ZM7 4C28 16 44-8 34-24C24-34 8-16 7 4ZM-7 4\
                    C-12 30 14 38 26 24C34 10 8 0-7 4Z
                    """
            ))
        all.take(pair("washer", box(-40, -46, 80, 92, 10), details: [circle(0, 10, 24), "M-26-32H-10M22-32H23"]))
        all.take(
            pair(
                "shower", "M-40 46V-24C-40-50-4-50-4-26L12-26A18 18 0 0 1 30-8H-20A18 18 0 0 1-4-26",
                with: [.stroke("M-14 8V14M4 8V14M22 8V14M-14 28V34M4 28V34M22 28V34", 0.8)]))
        all.take(
            pair(
                "bathtub", "M-50 0H50V12C50 30 38 36 26 36H-26C-38 36-50 30-50 12Z",
                with: [.stroke("M-36 0V-32C-36-46-16-46-16-32M-30 36V44M30 36V44")]))
        all.take(pair("refrigerator", box(-30, -48, 60, 92, 9), details: ["M-30-14H30M-16-34V-26M-16-2V16"]))
        all.take(
            pair(
                "oven", box(-42, -44, 84, 88, 9),
                details: ["M-42-20H42M-26-32H-25M-10-32H-9M26-32H27", box(-26, -6, 52, 34, 5)]))
        all.take(
            pair("stove", box(-42, -44, 84, 88, 9), details: ["M-42-8H42M-26-26H-12M12-26H26", box(-26, 6, 52, 24, 5)]))
        all.take(pair("frying.pan", circle(-18, 8, 30), with: [.stroke("M4-14L44-44", 1.4)]))
        all.take(
            pair("wineglass", "M-24-46H24C30-14 20 6 0 6C-20 6-30-14-24-46Z", with: [.stroke("M0 6V44M-20 46H20")]))
        all.take(
            pair(
                "mug", "M-40-38H24V30Q24 44 10 44H-26Q-40 44-40 30Z", with: [.stroke("M24-22H34C50-22 50 18 34 18H24")])
        )
        all.take(
            pair(
                "takeoutbag.and.cup.and.straw", "M-50-20H4V44H-44ZM14-2H48L42 44H18Z",
                with: [.stroke("M-40-20V-36H-6V-20M31-2L36-34L46-40M10-14H52")]))
        all.take(
            pair(
                "birthday.cake", "M-44 4Q-44-8-32-8H32Q44-8 44 4V42H-44Z",
                details: ["M-44 20C-30 32-18 32-8 20C4 32 14 32 24 20C34 30 40 28 44 22"]
            ).mapValues {
                SymbolSketch($0.marks + [.stroke("M0-8V-26M-24-8V-24M24-8V-24M0-42V-40M-24-40V-38M24-40V-38")])
            })
        all.take(
            pair("popcorn", "M-30-14H30L20 46H-20Z", details: ["M-10-14L-6 46M10-14L6 46"]).mapValues {
                SymbolSketch(
                    $0.marks + [
                        .stroke("M-34-14C-48-26-34-40-24-34C-24-50 0-50 2-38C14-50 32-42 26-32C42-36 46-20 34-14")
                    ])
            })
        all.take(
            pair(
                "party.popper", "M-44 44L-22-14L14 22Z",
                with: [.stroke("M-2-16C-12-30 4-34-4-46M16 2C30 12 34-4 46 4M8-8L30-30M36-24V-23M22-46V-45M46-40V-39")])
        )
        all.take(
            pair(
                "balloon", "M0-48C-22-48-32-30-28-10C-24 6-12 18 0 18C12 18 24 6 28-10C32-30 22-48 0-48Z",
                with: [.stroke("M-6 18L-8 26H8L6 18M0 26C-10 34 10 40 0 48", 0.85)]))
        all.take(
            pair(
                "balloon.2", "M-18-48C-36-48-44-32-40-16C-36-2-28 8-18 8C-8 8 0-2 4-16C8-32 0-48-18-48Z",
                with: [
                    .stroke(
                        """
                        M18-36C32-38 44-24 42-8C40 8 32 18 20 20C14 20 8 16 4 10M-18 8C-24 24-10 30-14 46M20 20\
                        C12 32 18 40 10 48
                        """,
                        0.9)
                ]))
        all.take(
            pair("door.left.hand.closed", box(-30, -46, 60, 88, 5), details: ["M-18 0V1"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-44 44H44")])
            })
        all.take(
            pair("door.left.hand.open", "M-30-42L10-48V48L-30 42Z", details: ["M-2 0V1"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M10-42H30V42M-44 42H-30M30 42H44")])
            })
        all.take(
            pair(
                "storefront", "M-38-4V42H38V-4",
                with: [
                    .stroke("M-40-42H40L48-16A12 12 0 0 1 24-12A12 12 0 0 1 0-12A12 12 0 0 1-24-12A12 12 0 0 1-48-16Z"),
                    .stroke("M-20 42V16H0V42", 0.85),
                ]))
        all.take(
            pair(
                "building", box(-30, -48, 60, 94, 6),
                details: ["M-12-30H-11M12-30H13M-12-12H-11M12-12H13M-12 6H-11M12 6H13M-8 46V28H8V46"]))
        all.take(
            pair("deskclock", circle(0, -4, 36), details: ["M0-24V-4L14 4"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-26 26L-36 44M26 26L36 44")])
            })
        all.take(
            pair(
                "powerplug", "M-26-12H26V4C26 22 12 28 0 28C-12 28-26 22-26 4Z",
                with: [.stroke("M-12-12V-40M12-12V-40M0 28V48")]))
        all.take([
            "spigot": [
                .stroke(
                    """
                    M-46-6H-22C-20-24 18-24 20-6H30Q44-6 44 8V18H24V12H20C14 24-16 24-22 12H-46ZM0-20V-36\
                    M-16-38H16M34 30V36
                    """
                )
            ],
            "cup.and.heat.waves": [
                .stroke(
                    """
                    M-36-8H28V22Q28 40 10 40H-18Q-36 40-36 22ZM28-2H34C48-2 48 24 28 24M-18-42\
                    C-26-34-10-28-18-20M0-42C-8-34 8-28 0-20M18-42C10-34 26-28 18-20
                    """
                )
            ],
            "light.max": [
                .stroke(circle(0, 0, 16)),
                .stroke("M0-32V-46M0 32V46M-32 0H-46M32 0H46M-23-23L-33-33M23-23L33-33M-23 23L-33 33M23 23L33 33"),
            ],
            "light.min": [
                .stroke(circle(0, 0, 14)),
                .solid(
                    dot(0, -34, 2) + dot(0, 34, 2) + dot(-34, 0, 2) + dot(34, 0, 2) + dot(24, -24, 2) + dot(-24, -24, 2)
                        + dot(24, 24, 2) + dot(-24, 24, 2)),
            ],
            "house.lodge": [.stroke("M-48 10L0-40L48 10M-36 0V42H36V0M-10 42V18H10V42")],
        ])
        return all
    }
}
