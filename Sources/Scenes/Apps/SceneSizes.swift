/// How windows may be resized.
public struct WindowResizability: Sendable {
    private init() {}

    /// As the kind of scene has it.
    public static var automatic: WindowResizability { WindowResizability() }
    /// Within the least and the greatest size of the content.
    public static var contentSize: WindowResizability { WindowResizability() }
    /// Down to the least size of the content.
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

extension Scene {
    /// Says how large windows are when they open. Browsers, devices and `--size` say that here, as a phone does.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        RuntimeIssue.reportWithoutEffect(
            "defaultSize", because: "browsers, devices and --size say how large windows are")
        return self
    }

    /// Says how large windows are when they open. Browsers, devices and `--size` say that here, as a phone does.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        RuntimeIssue.reportWithoutEffect(
            "defaultSize", because: "browsers, devices and --size say how large windows are")
        return self
    }

    /// Says how windows may be resized. Who uses a browser resizes its windows here.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        RuntimeIssue.reportWithoutEffect("windowResizability", because: "who uses a browser resizes its windows")
        return self
    }

    /// Says which events open the scene. There is one window, and it takes all of them.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        RuntimeIssue.reportWithoutEffect(
            "handlesExternalEvents", because: "there is one window, which takes all events")
        return self
    }
}
