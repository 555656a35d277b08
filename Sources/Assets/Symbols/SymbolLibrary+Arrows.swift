import RiffleGeometry

extension SymbolLibrary {
    private static let chevron = SymbolSketch(
        [.stroke("M-17-36L17 0L-17 36")], frame: CGSize(width: 75.5, height: 103), enclosedScale: 0.58)
    private static let arrow = SymbolSketch([.stroke("M-41 0H40M8-33L41 0L8 33")], enclosedScale: 0.56)
    private static let clockwise = SymbolSketch([
        .stroke("M40 6A40 40 0 1 1 0-34H10M-9-54L11-34L-9-14")
    ])
    private static let uturn = SymbolSketch([
        .stroke("M-18-44L-43-19L-18 6M-41-19H14A29 29 0 0 1 14 39H-12")
    ])

    /// Arrows and chevrons; three of four directions are turned from the first.
    @_optimize(none)
    static func arrows() -> [String: SymbolSketch] {
        merged(
            [
                "chevron.right": chevron, "chevron.down": chevron.turned(quarters: 1),
                "chevron.left": chevron.turned(quarters: 2), "chevron.up": chevron.turned(quarters: 3),
                "chevron.up.chevron.down": [.stroke("M-24-18L0-42L24-18M-24 18L0 42L24 18")],
                "arrow.right": arrow, "arrow.down": arrow.turned(quarters: 1), "arrow.left": arrow.turned(quarters: 2),
                "arrow.up": arrow.turned(quarters: 3),
                "arrow.up.right": [.stroke("M-29 29L28-28M-17-30H30V17")],
                "arrow.down.left": [.stroke("M29-29L-28 28M17 30H-30V-17")],
                "arrow.up.left": [.stroke("M29 29L-28-28M17-30H-30V17")],
                "arrow.down.right": [.stroke("M-29-29L28 28M-17 30H30V-17")],
                "arrow.clockwise": clockwise, "arrow.counterclockwise": clockwise.turned(isMirrored: true),
                "arrow.uturn.backward": uturn, "arrow.uturn.forward": uturn.turned(isMirrored: true),
                "arrow.uturn.up": uturn.turned(quarters: 1), "arrow.uturn.down": uturn.turned(quarters: 3),
                "arrow.left.arrow.right": [.stroke("M40-22H-40M-18-44L-40-22L-18 0M-40 22H40M18 0L40 22L18 44")],
                "arrow.triangle.2.circlepath": [
                    .stroke("M-42-6A42 42 0 0 1 36-22M42 6A42 42 0 0 1-36 22M38-46V-22H14M-38 46V22H-14")
                ],
                "arrow.left.and.right": [.stroke("M-52 0H52M-30-24L-54 0L-30 24M30-24L54 0L30 24")],
                "arrow.up.and.down": [.stroke("M0-52V52M-24-30L0-54L24-30M-24 30L0 54L24 30")],
                "square.and.arrow.up": [
                    .stroke("M-18-14H-25Q-37-14-37-2V37Q-37 49-25 49H25Q37 49 37 37V-2Q37-14 25-14H18M0 20V-54"),
                    .stroke("M-19-36L0-55L19-36"),
                ],
                "square.and.arrow.down": [
                    .stroke("M-18-14H-25Q-37-14-37-2V37Q-37 49-25 49H25Q37 49 37 37V-2Q37-14 25-14H18M0-50V22"),
                    .stroke("M-19 4L0 23L19 4"),
                ],
                "rectangle.portrait.and.arrow.right": [
                    .stroke(
                        "M14-22V-38Q14-48 4-48H-34Q-44-48-44-38V38Q-44 48-34 48H4Q14 48 14 38V22M-16 0H50M30-20L50 0L30 20"
                    )
                ],
            ],
            pair("location", "M42-42L9 42L0 0L-42-9Z"),
            pair("location.north", "M0-46L34 42L0 26L-34 42Z"),
            pair("arrowtriangle.right", "M-26-38L40 0L-26 38Z"),
            pair("arrowtriangle.left", "M26-38L-40 0L26 38Z"),
            pair("arrowtriangle.up", "M-38 26L0-40L38 26Z"),
            pair("arrowtriangle.down", "M-38-26L0 40L38-26Z"))
    }
}
