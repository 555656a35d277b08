/// Something that an app notes on a text for its `TextRenderer`.
public protocol TextAttribute: Hashable {}

/// What an app has noted on a text, by type.
package struct CustomTextAttributes: Equatable, @unchecked Sendable {
    // Sendable as far as a text is: what is in here is only handed on to those who draw the text.
    private var values: [ObjectIdentifier: AnyHashable] = [:]

    package subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)]?.base as? T }

    /// Takes what is not noted from further out.
    func inheriting(_ outer: CustomTextAttributes) -> CustomTextAttributes {
        guard !outer.values.isEmpty else { return self }
        var result = self
        result.values.merge(outer.values) { own, _ in own }
        return result
    }

    fileprivate mutating func note<T: TextAttribute>(_ value: T) {
        let key = ObjectIdentifier(T.self)
        values[key] = values[key] ?? AnyHashable(value)
    }
}

extension Text {
    /// Notes something on the text, which a `TextRenderer` finds on its runs. Of two of a type the inner counts.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { asking { $0.custom.note(value) } }
}
