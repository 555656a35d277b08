import RiffleHeadlessHost

/// The keys of an iPhone's keyboard, as far as tests look for them.
enum KeyboardKeys {
    struct Key {
        var name: String
        var identifier = ""
        var isButton = false
    }

    /// In points, with the row of suggestions.
    static let height: CGFloat = 336

    static func keys(for traits: TextInputTraits?) -> [Key] {
        let traits = traits ?? TextInputTraits()
        switch traits.keyboard {
        case .number, .decimal, .phone, .asciiNumber:
            let point = traits.keyboard == .decimal ? ["."] : []
            return (["1", "2", "3", "4", "5", "6", "7", "8", "9"] + point + ["0"]).map { Key(name: $0) }
                + [Key(name: "Delete", identifier: "delete")]
        default:
            let letters = "qwertyuiopasdfghjklzxcvbnm".map { Key(name: String($0)) }
            return letters + [
                Key(name: "shift", identifier: "shift", isButton: true), Key(name: "delete", identifier: "delete"),
                Key(name: "space", identifier: "space"),
                Key(name: name(of: traits.submitLabel), identifier: identifier(of: traits.submitLabel), isButton: true),
            ]
        }
    }

    private static func name(of label: TextInputTraits.SubmitLabel) -> String {
        switch label {
        case .done: "Done"
        case .go: "Go"
        case .send: "Send"
        case .join: "Join"
        case .route: "Route"
        case .search: "Search"
        case .return: "Return"
        case .next: "Next"
        case .continue: "Continue"
        }
    }

    private static func identifier(of label: TextInputTraits.SubmitLabel) -> String {
        name(of: label)
    }

    /// What a key types.
    static func key(named name: String) -> KeyEquivalent? {
        switch name {
        case "delete", "Delete": .delete
        case "space": .space
        case "shift": nil
        case _ where name.count == 1: KeyEquivalent(Character(name))
        default: .return
        }
    }

    /// Ten keys in a row.
    static func frame(at index: Int, in keyboard: CGRect) -> CGRect {
        let width = keyboard.width / 10
        return CGRect(
            x: keyboard.minX + CGFloat(index % 10) * width, y: keyboard.minY + 45 + CGFloat(index / 10) * 54,
            width: width, height: 54)
    }
}
