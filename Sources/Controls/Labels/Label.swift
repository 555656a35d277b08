import RiffleAssets

/// A title with an icon.
///
/// The icon stands 8 points in front of the title. `labelStyle(_:)` shows one of the two alone, or arranges them in
/// another way. Containers do so, too: toolbars show the icon alone, for example. A label is read out by its title,
/// also where the style shows only the icon.
///
///     VStack(alignment: .leading) {
///         Label("Rain until noon", systemImage: "cloud.rain")
///         Label {
///             Text("Leave at 9:40")
///         } icon: {
///             Circle().fill(.green).frame(width: 12, height: 12)
///         }
///     }
nonisolated public struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyle) private var style
    let title: Title
    private let icon: Icon

    /// A label of two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label in the style of the views around.
    ///
    /// It is read out by its title, also where the style shows the icon alone.
    @MainActor public var body: some View {
        style.makeBody(
            LabelStyleConfiguration(
                title: .init(_content: AnyView(title)),
                icon: .init(_content: AnyView(icon.accessibilityEdit { $0.isLabelIcon = true })))
        )
        .accessibilityEdit { $0.labelTitle = LabelTitle(text: (title as? any WrittenTitle)?.titleText) }
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Label where Title == Text, Icon == Image {
    /// A title with the picture of a name.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A title with the symbol of a name.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture from an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A title with the picture of a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title with the symbol of a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture from an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is to change, for styles that add something to it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { (title as? any WrittenTitle)?.titleText }
}

extension LabelStyleConfiguration.Title: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { _content.titleText }
}
