// What assistive technology reads, as resources: `.accessibilityLabel(.close)`.

extension View {
    /// Names the view; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(resource))
    }

    /// Says what the view is set to; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(resource))
    }

    /// Says what activating the view does; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(resource))
    }

    /// Offers an action by name; the name is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Says something more about the view, in place of what a view inside said under the key; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`; the label is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelResource), value, importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`; the label is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelResource, Text(valueResource), importance: importance)
    }

    /// Says something more about the view: `"Pages"`, `"120"`; the label is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelResource, Text(value), importance: importance)
    }

    /// Names the view by other words for those who say what to press; browsers know it by its label; the words are
    /// resources.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View {
        withoutEffect("accessibilityInputLabels", because: "browsers know an element by its label alone")
    }

    /// Names the view where `isEnabled` is true; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(resource), isEnabled: isEnabled)
    }

    /// Says what the view is set to where `isEnabled` is true; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(resource), isEnabled: isEnabled)
    }

    /// Says what activating the view does where `isEnabled` is true; the text is a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(resource), isEnabled: isEnabled)
    }
}

extension AccessibilityCustomContentKey {
    /// A key with a label that is read out; the label is a resource.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) { self.init(Text(labelResource), id: id) }

    /// A key with a label that is read out and tells it from other keys; the label is a resource.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) {
        self.init(label: Text(labelResource), id: nil)
    }
}
