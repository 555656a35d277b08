import BrowserTesting

extension Stage {
    /// Presses the button of a name, and waits until what follows is shown.
    func press(_ label: String) async throws {
        try await tap(try await find(.role(.button, label)))
        try await settle()
    }

    /// Taps what shows a text, and waits until what follows is shown.
    func tapText(_ text: String) async throws {
        let found = try await findAll(.text(text))
        guard let first = found.first else { _ = try await find(.text(text)); return }
        try await tap(first)
        try await settle()
    }

    /// Performs an action that one row has, as assistive technology does.
    func act(_ action: String) async throws {
        let rows = try await findAll(.role(.group)).filter { $0.actions.contains(action) }
        guard let row = rows.first else { _ = try await find(.label("a row with the action \(action)")); return }
        try await perform(action, on: row)
        try await settle()
    }

    /// Shows the tab of a name.
    func open(tab label: String) async throws {
        try await tap(try await find(.role(.tab, label)))
        try await settle()
    }

    /// Chooses one of several in a menu.
    func choose(_ label: String) async throws {
        try await tap(try await find(.role(.toggle, label)))
        try await settle()
    }

    /// The first element that matches, in reading order.
    func first(_ query: Query) async throws -> StagedElement {
        if let first = try await findAll(query).first { return first }
        return try await find(query)
    }

    /// Switches the toggle of a name: in the row of a list only the switch at its end takes touches.
    func flip(_ label: String) async throws {
        let row = try await find(.role(.toggle, label)).frame
        try await tap(at: CGPoint(x: row.maxX - 25, y: row.midY))
        try await settle()
    }

    /// Whether some element has a label or a value with this in it.
    func shows(_ text: String) async throws -> Bool { try await !findAll(.containing(text)).isEmpty }

    /// Directs the keyboard to a field, and types.
    func fill(_ field: String, with text: String) async throws {
        let fields = try await findAll(.label(field)).filter {
            [.textField, .secureField, .searchField].contains($0.role)
        }
        guard let first = fields.first else { _ = try await find(.role(.textField, field)); return }
        try await tap(first)
        try await settle()
        try await type(text)
        try await settle()
    }
}
