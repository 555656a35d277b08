/// What a person has copied in an app, unless the host has a clipboard of its own.
@MainActor
package final class Clipboard {
    /// The text; nil where there is none.
    package var string: String?

    package init() {}
}
