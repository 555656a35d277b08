/// Says that there is nothing to show, and why, in the middle of where it would be.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, what it means, and what one can do.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts below each other, in the middle of the room.
    ///
    /// Sizes and distances are by eye.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.bold()).accessibilityAddTraits(.isHeader)
                description.font(.subheadline).defaultForegroundStyle(.secondary)
            }
            VStack(spacing: 12) { actions }.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transformEnvironment(\.self) { $0.leaveRow() }
    }
}

/// The icon over the title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == RiffleControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture, and what it means.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, image: name) }, description: { description })
    }

    /// A title with a symbol, and what it means.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, systemImage: name) }, description: { description })
    }

    /// A title with a picture, and what it means.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, image: name) }, description: { description })
    }

    /// A title with a symbol, and what it means.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { RiffleControls.Label(title, systemImage: name) }, description: { description })
    }
}

/// The symbol of a search without results; see `ContentUnavailableView.search`.
nonisolated public struct SearchUnavailableContent: Sendable {
    /// The title with its symbol.
    nonisolated public struct Label: View {
        let text: String

        /// The symbol and the title.
        @MainActor public var body: some View {
            RiffleControls.Label {
                text.isEmpty ? Text("No Results") : Text(verbatim: "No Results for “\(text)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// What one may do.
    nonisolated public struct Description: View {
        let text: String

        /// The advice.
        @MainActor public var body: some View {
            Text(text.isEmpty ? "Try a new search." : "Check the spelling or try a new search.")
        }
    }

    /// Nothing.
    nonisolated public struct Actions: View {
        /// Nothing.
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView { search(text: "") }

    /// Says that a search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description(text: text) },
            actions: { SearchUnavailableContent.Actions() })
    }
}
