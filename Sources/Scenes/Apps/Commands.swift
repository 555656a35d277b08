/// What a program offers in its menus.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of commands that `body` gives.
    associatedtype Body: Commands

    /// The commands these are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// The buttons of the commands, for the shortcuts on them.
    @MainActor static func _commandViews(_ commands: Self) -> AnyView
}

extension Commands {
    /// The buttons of `body`.
    public static func _commandViews(_ commands: Self) -> AnyView { Body._commandViews(commands.body) }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Commands that hosts show themselves have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
    /// A single command stays what it is.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// A single command stays what it is.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Several commands, in order.
    @MainActor
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var views: [AnyView] = []
        func add<C: Commands>(_ commands: C) { views.append(C._commandViews(commands)) }
        repeat add(each content)
        return CommandViews(views: views)
    }

    /// Commands under a condition.
    @MainActor
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        CommandViews(views: content.map { [Content._commandViews($0)] } ?? [])
    }

    /// Commands of the first branch of a condition.
    @MainActor
    public static func buildEither<Content: Commands>(first: Content) -> some Commands {
        CommandViews(views: [Content._commandViews(first)])
    }

    /// Commands of the second branch of a condition.
    @MainActor
    public static func buildEither<Content: Commands>(second: Content) -> some Commands {
        CommandViews(views: [Content._commandViews(second)])
    }

    /// Commands that not all systems have.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// They have none.
    public typealias Body = Never

    /// No commands.
    nonisolated public init() {}

    /// No buttons.
    public static func _commandViews(_ commands: EmptyCommands) -> AnyView { AnyView(EmptyView()) }
}

private struct CommandViews: Commands {
    let views: [AnyView]

    typealias Body = Never
    static func _commandViews(_ commands: CommandViews) -> AnyView {
        AnyView(ForEach(commands.views.indices, id: \.self) { commands.views[$0] })
    }
}

/// Commands that systems with a menu bar show by themselves. As on a phone there is none, so that they add nothing.
@MainActor @preconcurrency
public protocol _SystemCommands: Commands where Body == Never {}

extension _SystemCommands {
    /// No buttons.
    public static func _commandViews(_ commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Showing and hiding sidebars.
public struct SidebarCommands: _SystemCommands {
    /// The commands.
    nonisolated public init() {}
}

/// Searching and correcting text.
public struct TextEditingCommands: _SystemCommands {
    /// The commands.
    nonisolated public init() {}
}

/// The looks of text.
public struct TextFormattingCommands: _SystemCommands {
    /// The commands.
    nonisolated public init() {}
}

/// Showing, hiding and arranging toolbars.
public struct ToolbarCommands: _SystemCommands {
    /// The commands.
    nonisolated public init() {}
}

/// Showing and hiding inspectors.
public struct InspectorCommands: _SystemCommands {
    /// The commands.
    nonisolated public init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
    private let content: Content

    /// It shows its buttons itself.
    public typealias Body = Never

    /// A menu of a name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A menu of a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A menu of a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The menu's buttons.
    public static func _commandViews(_ commands: CommandMenu) -> AnyView { AnyView(commands.content) }
}

/// Commands beside those that every program has, or in their place.
public struct CommandGroup<Content: View>: Commands {
    private let content: Content

    /// It shows its buttons itself.
    public typealias Body = Never

    /// Commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Commands in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// The group's buttons.
    public static func _commandViews(_ commands: CommandGroup) -> AnyView { AnyView(commands.content) }
}

/// A place among the commands that every program has. Without a menu bar all are the same.
public struct CommandGroupPlacement: Sendable {
    private init() {}

    /// About the program.
    public static let appInfo = CommandGroupPlacement()
    /// Its settings.
    public static let appSettings = CommandGroupPlacement()
    /// Hiding and ending it.
    public static let appVisibility = CommandGroupPlacement()
    /// Ending it.
    public static let appTermination = CommandGroupPlacement()
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement()
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Import and export.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// The clipboard.
    public static let pasteboard = CommandGroupPlacement()
    /// Text being edited.
    public static let textEditing = CommandGroupPlacement()
    /// The looks of text.
    public static let textFormatting = CommandGroupPlacement()
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement()
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement()
    /// The sizes of windows.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// The one window of a kind.
    public static let singleWindowList = CommandGroupPlacement()
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}
