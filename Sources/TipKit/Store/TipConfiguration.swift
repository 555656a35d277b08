import Foundation

/// What `Tips.configure` was given.
struct TipConfiguration: Sendable {
    /// How long after one tip another one has to wait for its first time, in seconds.
    var interval: TimeInterval = 0
    /// What the place is called where tips are kept.
    var location = ""
}

/// Which tips are shown or hidden whatever their rules say.
struct TipOverrides: Sendable {
    enum Choice: Sendable {
        case shown, hidden
    }

    var all: Choice?
    private var types: [ObjectIdentifier: Choice] = [:]

    mutating func set(_ choice: Choice, for tips: [any Tip.Type]) {
        for tip in tips where types[ObjectIdentifier(tip)] != .shown { types[ObjectIdentifier(tip)] = choice }
    }

    /// What was said of a tip's type, and else of all tips: to show counts before to hide.
    func choice(for tip: any Tip) -> Choice? { types[ObjectIdentifier(type(of: tip))] ?? all }

    /// What the program was started with.
    static var atLaunch: TipOverrides {
        var overrides = TipOverrides()
        if LaunchArguments.has("HideAllTips") { overrides.all = .hidden }
        if LaunchArguments.has("ShowAllTips") { overrides.all = .shown }
        return overrides
    }
}
