extension SemanticsNode {
    /// What stands between the labels of merged elements when they are read out: a short pause.
    static let labelSeparator = ", "

    /// Takes the meaning of `elements` into this one, which then stands for all of them.
    ///
    /// As on iOS: labels, values and hints are joined in reading order, unless this element has its own;
    /// what the elements did on activation becomes a named action each, their other actions are offered as they are.
    /// An element without actions of its own that takes in exactly one control becomes that control.
    ///
    /// - Parameter elements: What is merged, in reading order; their own children must have been merged already.
    package mutating func merge(_ elements: [SemanticsNode]) {
        if label.isEmpty { label = Self.joined(elements.map(\.label)) ?? "" }
        if value == nil { value = Self.joined(elements.compactMap(\.value)) }
        if hint == nil { hint = Self.joined(elements.compactMap(\.hint)) }
        details += elements.flatMap(\.details)
        for element in elements { traits.formUnion(element.traits.intersection(Self.mergedTraits)) }

        let controls = elements.filter(\.role.isControl)
        if !role.isControl, actions.isEmpty, controls.count == 1 {
            role = controls[0].role
            actions = controls[0].actions
            traits.formUnion(controls[0].traits.intersection([.selected, .disabled, .focused]))
            for element in elements where !element.role.isControl { offer(element) }
        } else {
            for element in elements { offer(element) }
        }
        if role.isContainer, !elements.isEmpty { role = Self.role(merging: elements) }
        children = []
    }

    /// Stands for elements inside that nobody is told of, also where the keyboard is concerned.
    mutating func standForFocus(of elements: [SemanticsNode]) {
        if elements.contains(where: { $0.traits.contains(.focused) }) { traits.insert(.focused) }
        if !role.isControl || actions.isEmpty, elements.contains(where: \.takesFocus) { traits.insert(.focusable) }
    }

    private var takesFocus: Bool {
        traits.contains(.focusable) || role.isControl && !actions.isEmpty && !traits.contains(.disabled)
    }

    /// A dialog that nothing names is called by its first heading.
    mutating func takeTitle(of elements: [SemanticsNode]) {
        guard role == .dialog || role == .alert, label.isEmpty else { return }
        label = elements.first { ($0.role == .header || $0.traits.contains(.header)) && !$0.label.isEmpty }?.label ?? ""
    }

    /// Traits that stay true of the whole when they are true of a part.
    private static let mergedTraits: SemanticsTraits = [
        .header, .updatesFrequently, .summary, .playsSound, .startsMediaSession, .causesPageTurn,
    ]

    /// Adds the actions of a merged element, under names that do not occur yet.
    private mutating func offer(_ element: SemanticsNode) {
        for action in element.actions {
            var offered = action
            if action.kind == .default {
                // Activating a part that has no name cannot be asked for.
                guard !element.label.isEmpty else { continue }
                offered = SemanticsAction(name: element.label, kind: .custom)
            }
            if self.action(named: offered.name) == nil { actions.append(offered) }
        }
    }

    private static func role(merging elements: [SemanticsNode]) -> SemanticsRole {
        if elements.contains(where: { $0.role == .header }) { return .header }
        if elements.allSatisfy({ $0.role == .image }) { return .image }
        return elements.contains { $0.role.isControl } ? .group : .text
    }

    /// The texts that say something, with a pause between them; nil when none does.
    package static func joined(_ texts: [String]) -> String? {
        let spoken = texts.filter { !$0.isEmpty }
        return spoken.isEmpty ? nil : spoken.joined(separator: labelSeparator)
    }
}
