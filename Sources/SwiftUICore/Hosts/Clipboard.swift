/// What a person has copied in an app, unless the host has a clipboard of its own.
@MainActor
package final class Clipboard {
    /// The text; nil where there is none.
    package var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts; nil where there are none.
    package var strings: [String]? {
        didSet {
            thing = nil
            changeCount += 1
        }
    }

    /// What has been copied that is no text.
    package private(set) var thing: Any?
    /// How often something has been copied.
    package private(set) var changeCount = 0

    nonisolated package init() {}

    /// Copies something that is no text.
    package func copy(_ thing: Any) {
        strings = nil
        self.thing = thing
    }
}
