import RiffleGeometry

extension SymbolLibrary {
    /// Sound, pictures and their controls.
    @_optimize(none)
    static func media() -> [String: SymbolSketch] {
        merged(
            pair("play", "M-26-36Q-26-44-18-40L40-6Q47 0 40 6L-18 40Q-26 44-26 36Z"),
            pair("pause", box(-30, -38, 18, 76, 4) + box(12, -38, 18, 76, 4)),
            pair("stop", box(-34, -34, 68, 68, 8)),
            pair(
                "forward",
                "M-50-28Q-50-36-43-32L-4-5Q0 0-4 5L-43 32Q-50 36-50 28ZM6-28Q6-36 13-32L52-5Q56 0 52 5L13 32Q6 36 6 28Z"
            ),
            pair(
                "backward",
                "M50-28Q50-36 43-32L4-5Q0 0 4 5L43 32Q50 36 50 28ZM-6-28Q-6-36-13-32L-52-5Q-56 0-52 5L-13 32Q-6 36-6 28Z"
            ),
            pair("forward.end", "M-32-34Q-32-42-25-38L20-6Q26 0 20 6L-25 38Q-32 42-32 34Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M34-38V38", 1.3)])
            },
            pair("backward.end", "M32-34Q32-42 25-38L-20-6Q-26 0-20 6L25 38Q32 42 32 34Z").mapValues {
                SymbolSketch($0.marks + [.stroke("M-34-38V38", 1.3)])
            },
            pair("forward.end.alt", "M-50-28Q-50-36-43-32L-9-5Q-5 0-9 5L-43 32Q-50 36-50 28Z" + secondTriangle)
                .mapValues { SymbolSketch($0.marks + [.stroke("M55-34V34", 1.3)]) },
            pair("backward.end.alt", "M-50-28Q-50-36-43-32L-9-5Q-5 0-9 5L-43 32Q-50 36-50 28Z" + secondTriangle)
                .mapValues { SymbolSketch($0.marks + [.stroke("M55-34V34", 1.3)]).turned(isMirrored: true) },
            pair("speaker", speaker),
            pair("speaker.wave.1", speaker).mapValues { waves($0, 1) },
            pair("speaker.wave.2", speaker).mapValues { waves($0, 2) },
            pair("speaker.wave.3", speaker).mapValues { waves($0, 3) },
            pair("photo", box(-54, -40, 108, 80, 13)).mapValues { photo($0) },
            pair("film", box(-50, -38, 100, 76, 9)).mapValues { film($0) },
            [
                "music.note": [
                    .stroke("M-8 34V-44L34-50V-32L-8-26"),
                    .solid("M-20 24C-10 22-6 28-8 35C-10 44-18 48-26 47C-34 46-36 38-32 32C-30 27-26 25-20 24Z", 0.5),
                ],
                "shuffle": [
                    .stroke(
                        """
                        M-50-24H-34C-14-24-2 24 18 24H44M-50 24H-34C-26 24-20 18-14 10M2-10C8-18 12-24 18-24H44M30-40\
                        L46-24L30-8M30 8L46 24L30 40
                        """
                    )
                ],
                "repeat": [
                    .stroke("M-46-2V-8Q-46-26-28-26H40M26-42L42-26L26-10M46 2V8Q46 26 28 26H-40M-26 42L-42 26L-26 10")
                ],
                "waveform": [.stroke("M-44-8V8M-26-24V24M-9-42V42M9-18V18M26-32V32M44-8V8")],
            ])
    }

    /// The right one of two that point to the right.
    private static let secondTriangle = "M-2-28Q-2-36 5-32L39-5Q43 0 39 5L5 32Q-2 36-2 28Z"
    private static let speaker = "M-50-16Q-50-20-46-20H-30L-8-39Q-2-43-2-36V36Q-2 43-8 39L-30 20H-46Q-50 20-50 16Z"

    private static func waves(_ sketch: SymbolSketch, _ count: Int) -> SymbolSketch {
        let arcs = ["M14-14A24 24 0 0 1 14 14", "M29-26A44 44 0 0 1 29 26", "M44-38A66 66 0 0 1 44 38"]
        return SymbolSketch(
            sketch.marks + arcs.prefix(count).enumerated().map { .stroke($0.element).at(level: $0.offset) })
    }

    private static func photo(_ sketch: SymbolSketch) -> SymbolSketch {
        let hills = "M-52 24L-26-2Q-20-8-14-2L12 24M2 14L18 0Q24-5 30 0L52 20"
        return isSolid(sketch)
            ? SymbolSketch(sketch.marks + [.cut(hills, 0.9), .hole(circle(-26, -20, 9))])
            : SymbolSketch(sketch.marks + [.stroke(hills, 0.9), .stroke(circle(-26, -19, 7), 0.9)])
    }

    private static func film(_ sketch: SymbolSketch) -> SymbolSketch {
        let holes = [-26.0, -8.7, 8.7, 26].flatMap { [box(-43, $0 - 4, 9, 8, 2), box(34, $0 - 4, 9, 8, 2)] }.joined()
        return isSolid(sketch)
            ? SymbolSketch(sketch.marks + [.cut("M-24-60V60M24-60V60M-24 0H24", 0.7), .hole(holes)])
            : SymbolSketch(
                sketch.marks + [.stroke("M-27-38V38M27-38V38M-27 0H27M-50-13H-27M-50 13H-27M27-13H50M27 13H50", 0.8)])
    }
}
