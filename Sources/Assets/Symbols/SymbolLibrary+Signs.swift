import RiffleGeometry

extension SymbolLibrary {
    /// Marks, lists and letters.
    @_optimize(none)
    static func signs() -> [String: SymbolSketch] {
        merged(
            [
                "plus": SymbolSketch([.stroke("M-38 0H38M0-38V38")], enclosedScale: 0.6),
                "minus": SymbolSketch([.stroke("M-38 0H38")], enclosedScale: 0.6),
                "xmark": SymbolSketch([.stroke("M-32-32L32 32M32-32L-32 32")], enclosedScale: 0.53),
                "x": SymbolSketch([.stroke("M-25-33L25 33M25-33L-25 33")], enclosedScale: 0.62),
                "checkmark": SymbolSketch([.stroke("M-33 5L-10 35L33-35")], enclosedScale: 0.6),
                "questionmark": SymbolSketch(
                    [.stroke("M-20-20C-20-33-11-41 1-41C14-41 23-33 23-21C23-4 1-4 1 12V14"), .solid(dot(1, 37, 2.4))],
                    enclosedScale: 0.6),
                "exclamationmark": SymbolSketch(
                    [.stroke("M0-39V12", 1.1), .solid(dot(0, 37, 2.4))], enclosedScale: 0.62),
                "info": SymbolSketch(
                    [.stroke("M-11-9H2V36M-15 36H17", 1), .solid(dot(-1, -35, 3.4))], enclosedScale: 0.6),
                "dollarsign": SymbolSketch(
                    [
                        .stroke(
                            "M23-18C22-28 12-34 0-34C-13-34-23-28-23-17C-23-7-14-3 0 0C14 3 24 7 24 18C24 29 13 35 0 35"
                                + "C-13 35-23 29-24 18M0-46V46", 0.95)
                    ], enclosedScale: 0.62),
                "percent": [
                    .stroke("M26-36L-26 36" + circle(-24, -22, 13) + circle(24, 22, 13))
                ],
                "number": [.stroke("M-12-36L-24 36M24-36L12 36M-36-13H40M-40 13H36")],
                "ellipsis": SymbolSketch(
                    [.solid(dot(-31, 0, 2.8) + dot(0, 0, 2.8) + dot(31, 0, 2.8))], enclosedScale: 0.62),
                "ellipsis.circle": [
                    SymbolMark.stroke(circle(0, 0, 45.6)).with(role: .secondary), .solid(smallDots, 0.8),
                ],
                "ellipsis.circle.fill": [
                    SymbolMark.solid(circle(0, 0, 45.6)).with(role: .secondary),
                    SymbolMark.solid(smallDots, 0.8).inverted,
                ],
                "line.3.horizontal": SymbolSketch([.stroke("M-42-27H42M-42 0H42M-42 27H42")], enclosedScale: 0.52),
                "line.3.horizontal.decrease": SymbolSketch(
                    [.stroke("M-44-24H44M-28 0H28M-13 24H13")], enclosedScale: 0.52),
                "list.bullet": [
                    .stroke("M-18-30H46M-18 0H46M-18 30H46"),
                    .solid(dot(-42, -30, 2) + dot(-42, 0, 2) + dot(-42, 30, 2)),
                ],
                "list.dash": [.stroke("M-18-30H46M-18 0H46M-18 30H46M-46-30H-38M-46 0H-38M-46 30H-38")],
                "slider.horizontal.3": slider,
                "at": [
                    .stroke(
                        circle(0, 0, 17)
                            + """
                            M17-17V8C17 22 42 22 42-2C42-25 24-42 0-42C-25-42-42-25-42 0C-42 25-25 42 0 42\
                            C9 42 16 40 22 36
                            """
                    )
                ],
                "textformat": [.stroke("M-52 32L-27-34L-2 32M-44 12H-10M14 32L31-12L48 32M20 18H42")],
                "arrow.up.arrow.down": [
                    .stroke("M-22 40V-40M-44-18L-22-40L0-18M22-40V40M0 18L22 40L44 18")
                ],
            ],
            [
                "exclamationmark.triangle": [
                    .stroke(triangle), .stroke("M0-14V12"), .solid(dot(0, 28, 1.4)),
                ],
                "exclamationmark.triangle.fill": [
                    .solid(triangle), .cut("M0-14V12", 1), SymbolMark.solid(dot(0, 28, 1.4)).inverted,
                ],
            ])
    }

    private static let smallDots = dot(-21, 0, 2.2) + dot(0, 0, 2.2) + dot(21, 0, 2.2)
    private static let triangle = "M-6-40Q0-49 6-40L49 34Q53 43 43 43H-43Q-53 43-49 34Z"

    private static let slider: SymbolSketch = [
        .stroke("M-46-28H46M-46 0H46M-46 28H46"),
        .gap(circle(-18, -28, 6.5), 0), .stroke(circle(-18, -28, 6.5)),
        .gap(circle(18, 0, 6.5), 0), .stroke(circle(18, 0, 6.5)),
        .gap(circle(-18, 28, 6.5), 0), .stroke(circle(-18, 28, 6.5)),
    ]

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String { SymbolMark.circle(x, y, radius) }

    /// A small disc; as a solid mark it grows with the weight.
    @inline(never)
    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> String { SymbolMark.circle(x, y, radius) }

    @inline(never)
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
        SymbolMark.roundedRect(x, y, width, height, radius)
    }
}
