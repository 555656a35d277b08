import Foundation
import SwiftUI
import SwiftUICore

/// A choice that there may be, as a part of the window's address and a step that can be taken back.
nonisolated struct OptionalAddressModifier<Value: AddressComponents>: ViewModifier {
    let selection: Binding<Value?>
    @StateObject private var steps = ChoiceSteps<Value>()

    init(selection: Binding<Value?>) { self.selection = selection }

    @MainActor func body(content: Content) -> some View {
        content
            .addressPart(
                AddressPart {
                    selection.wrappedValue?.addressComponents ?? []
                } take: { components in
                    let value = Value.read(from: &components)
                    if selection.wrappedValue != value { selection.wrappedValue = value }
                }
            )
            .trail(steps)
            .afterEvaluation { steps.selection = selection }
    }
}

/// What was chosen, as a step: Back in a browser chooses nothing again.
@MainActor
private final class ChoiceSteps<Value: Hashable>: ObservableObject, TrailKeeping, OutlivesViews {
    var selection: Binding<Value?>?
    private var current: Value?
    /// Counts what was chosen, one after the other.
    private var number = 0

    nonisolated init() {}

    private var chosen: Value? {
        let value = selection?.wrappedValue
        if let value, value != current { number += 1 }
        current = value
        return value
    }

    var stepNumbers: [Int] { chosen == nil ? [] : [number] }

    func takeBack(step number: Int) { if chosen != nil, number == self.number { selection?.wrappedValue = nil } }

    func again(step number: Int) -> (() -> Bool)? {
        guard let value = chosen, number == self.number else { return nil }
        return { [weak self] in
            guard let self, self.chosen == nil else { return false }
            self.selection?.wrappedValue = value
            return self.chosen == value
        }
    }

    // The address keeps it.
    var keptSteps: Data? { nil }

    func takeSteps(_ kept: Data) {}
}
