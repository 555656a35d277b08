/// The label at the start of a control's row: a title, and further views below it as subtitles.
///
///     Toggle(isOn: $isShared) {
///         Text("Share")
///         Text("Everybody in your family sees the list.")
///     }
package struct ControlLabel: View {
    private let label: AnyView
    private let isSingle: Bool

    /// - Parameter label: the views; those that a style is given are looked into.
    package init(_ label: some View) {
        let views = Self.unwrapped(label)
        self.label = AnyView(views)
        isSingle = type(of: views)._listShape.count == 1
    }

    package var body: some View {
        if isSingle {
            label
        } else {
            Group(subviews: label) { lines in
                VStack(alignment: .leading, spacing: 3) {
                    lines.first
                    ForEach(lines.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
                }
            }
        }
    }

    /// One view, however many are in it.
    package static var _listShape: _ListShape { .one }

    /// The label of a control whose style styles one view: several are lined up as by an `HStack`. Labels that other
    /// controls hand on under a hidden type are looked into.
    package static func single(_ label: some View) -> AnyView {
        let shape = type(of: unwrapped(label))._listShape
        let isSeveral = !(shape.count == 1 && shape.isBounded) && (!shape.isErased || shape.isSequence)
        return isSeveral ? AnyView(HStack { label }) : AnyView(label)
    }

    /// The view whose type says how many views are in it.
    private static func unwrapped(_ label: any View) -> any View {
        if let part = label as? any _StyledPart { return unwrapped(part._content) }
        if let erased = label as? AnyView { return unwrapped(erased.view) }
        return label
    }
}
