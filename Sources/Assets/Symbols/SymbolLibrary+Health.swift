import RiffleGeometry

extension SymbolLibrary {
    /// Medicine and the body.
    @_optimize(none)
    static func health() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair("cross.case", box(-48, -26, 96, 68, 11), details: ["M-14 8H14M0-6V22"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-18-28V-36Q-18-42-12-42H12Q18-42 18-36V-28")])
            })
        all.take(pair("pill", "M-40 8L8-40A23 23 0 0 1 40-8L-8 40A23 23 0 0 1-40 8Z", details: ["M-16-16L16 16"]))
        all.take(
            pair(
                "pills", circle(22, 18, 24) + "M-44-2L-14-32A16 16 0 0 1 8-10L-22 20A16 16 0 0 1-44-2Z",
                details: ["M6 34L38 2"]))
        all.take(
            pair(
                "bandage", "M-44 18L18-44A18 18 0 0 1 44-18L-18 44A18 18 0 0 1-44 18Z",
                details: ["M0-9V-8M0 9V10M-9 0H-8M9 0H10M-26 2L-2 26M2-26L26-2"]))
        all.take(
            pair(
                "syringe", "M-28 14L12-26L30-8L-10 32Q-16 38-22 32L-28 26Q-34 20-28 14Z",
                with: [.stroke("M21-17L38-34M26-46L46-26M-28 30L-46 48")]))
        all.take(
            pair(
                "lungs",
                """
                M-10-12C-20-30-34-26-42-6C-50 14-52 44-38 44C-22 44-12 36-10 28ZM10-12C20-30 34-26 42-6\
                C50 14 52 44 38 44C22 44 12 36 10 28Z
                """,
                with: [.stroke("M0-46V-16L-8-4M0-16L8-4")]))
        all.take(
            pair(
                "bolt.heart",
                """
                M0 43C-9 43-48 13-48-14C-48-31-37-42-23.5-42C-13-42-5-36.5 0-27C5-36.5 13-42 23.5-42\
                C37-42 48-31 48-14C48 13 9 43 0 43Z
                """,
                details: ["M4-20L-12 4H8L-2 24"]))
        all.take(pair("suit.heart", heart))
        all.take(
            pair(
                "suit.club",
                "M0-46A18 18 0 0 1 14-16A19 19 0 1 1 8 18L18 44H-18L-8 18A19 19 0 1 1-14-16A18 18 0 0 1 0-46Z"))
        all.take(pair("suit.diamond", "M0-48L34 0L0 48L-34 0Z"))
        all.take(
            pair(
                "suit.spade",
                "M0-48C12-28 44-14 44 8A19 19 0 0 1 10 18L18 44H-18L-10 18A19 19 0 0 1-44 8C-44-14-12-28 0-48Z"))
        all.take(
            pair(
                "waveform.path.ecg.rectangle", box(-54, -40, 108, 80, 12),
                details: ["M-36 4H-20L-10-20L4 22L14-6L20 4H36"]))
        all.take(
            pair(
                "staroflife",
                "M-10-46H10V-17L36-32L46-14L20 0L46 14L36 32L10 17V46H-10V17L-36 32L-46 14L-20 0L-46-14L-36-32L-10-17Z")
        )
        all.take(
            pair("facemask", "M-34-20C-14-32 14-32 34-20V6C30 32-30 32-34 6Z", details: ["M-18-4H18M-18 10H18"])
                .mapValues {
                    SymbolSketch($0.marks + [.stroke("M-34-14C-54-18-54 12-32 14M34-14C54-18 54 12 32 14", 0.85)])
                })
        all.take(
            pair(
                "testtube.2", "M-38-44H-10V26A14 14 0 0 1-38 26ZM10-44H38V26A14 14 0 0 1 10 26Z",
                details: ["M-38-4H-10M10 8H38"]))
        all.take(pair("flask", "M-12-44H12V-14L40 32Q44 44 32 44H-32Q-44 44-40 32L-12-14Z", details: ["M-24 14H24"]))
        all.take([
            "stethoscope": [
                .stroke("M-38-44H-46V-16A22 22 0 0 0-2-16V-44H-10M-24 6V16A26 26 0 0 0 28 16V2"),
                .stroke(circle(28, -10, 11)),
            ],
            "heart.rectangle": [
                .stroke(box(-54, -40, 108, 80, 12)),
                .stroke("M0 24C-6 22-24 6-24-8A13 13 0 0 1 0-14A13 13 0 0 1 24-8C24 6 6 22 0 24Z", 0.9),
            ],
            "waveform.path": [
                .stroke("M-48 0C-42-20-36-20-30 0C-24 30-18 30-12 0C-6-44 2-44 8 0C14 30 20 30 26 0C32-14 38-14 46 0")
            ],
            "allergens": [
                .solid(
                    dot(-24, -24, 10) + dot(8, -34, 8) + dot(32, -10, 10) + dot(0, 0, 9) + dot(-34, 8, 8)
                        + dot(-12, 32, 10) + dot(24, 26, 9), 0.3)
            ],
            "atom": [
                .stroke(
                    "M-46 0A46 17 0 1 1 46 0A46 17 0 1 1-46 0Z"
                        + "M-23-40C-8-48 20-12 31 10C44 36 38 48 23 40C8 48-20 12-31-10C-44-36-38-48-23-40Z"
                        + "M23-40C38-48 44-36 31-10C20 12-8 48-23 40C-38 48-44 36-31 10C-20-12 8-48 23-40Z", 0.8),
                .solid(dot(0, 0, 4)),
            ],
            "microbe": [
                .stroke(circle(0, 0, 28)),
                .stroke("M0-28V-46M0 28V46M-28 0H-46M28 0H46M-20-20L-32-32M20-20L32-32M-20 20L-32 32M20 20L32 32", 0.9),
                .solid(dot(-8, -6, 3) + dot(9, 6, 4), 0.8),
            ],
        ])
        return all
    }
}
