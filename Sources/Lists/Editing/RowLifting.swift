/// Lets a finger that rests on a row that can be moved take it along, outside of edit mode.
struct RowLifting: ViewModifier {
    let row: RowDescription
    let model: ListModel
    let isEnabled: @MainActor () -> Bool

    func body(content: Content) -> some View {
        if let element = row.element, element.editing.move != nil {
            let reordering = model.reordering
            let canMove = row.canMove
            content.onLift(
                LiftOptions(mouseRests: true, scrolls: true), isEnabled: { canMove && isEnabled() }
            ) { reordering.follow($0, element) }
        } else {
            content
        }
    }
}
