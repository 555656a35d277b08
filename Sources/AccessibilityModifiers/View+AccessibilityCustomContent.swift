/// More to say about an element than fits into its label and value.
///
/// Riffle knows no objects of it: what a view says comes with `accessibilityCustomContent`.
public enum AXCustomContent {
    /// When something is read out.
    public enum Importance: UInt, Hashable, Sendable {
        /// After the element and its hint.
        case `default`
        /// With the element, before its hint.
        case high
    }
}

/// Names something to say about an element, so that it can be said in one place and replaced in another.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text
    /// Nil where the label tells it from other keys.
    let id: String?

    /// A key with a label that is read out.
    ///
    /// - Parameter id: what tells it from other keys, whatever the label says.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A key with a label that is read out.
    ///
    /// - Parameter id: what tells it from other keys, whatever the label says.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A key with a label that is read out and tells it from other keys.
    public init(_ labelKey: LocalizedStringKey) { self.init(label: Text(labelKey), id: nil) }

    init(label: Text, id: String?) {
        self.label = label
        self.id = id
    }
}

extension View {
    /// Says something more about the view, in place of what a view inside said under the key.
    ///
    /// - Parameter value: what is said; nil says nothing under the key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityEdit {
            $0.details = [
                SpokenDetail(id: key.id, label: key.label, value: value, isImportant: importance == .high)
            ]
        }
    }

    /// Says something more about the view, in place of what a view inside said under the key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Says something more about the view, in place of what a view inside said under the key.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityEdit {
            $0.details = [
                SpokenDetail(label: label, value: value, isImportant: importance == .high)
            ]
        }
    }

    /// Says something more about the view: `"Pages"`, `"120"`.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(value), importance: importance)
    }
}
