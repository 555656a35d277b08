import RiffleHeadlessHost

/// Something wrong in the tested view that does not stop it: what happened, why it is wrong, what to try, and where.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is; one of a kind is reported once for the same place and subject.
    public enum Kind: String, Hashable, Sendable {
        /// Two elements of a collection have the same id.
        case duplicateID
        /// A size that is not a number, negative, or infinite where it cannot be.
        case invalidSize
        /// A picture, color or symbol that is not there or cannot be read.
        case missingAsset
        /// An update that causes the next one without end.
        case endlessUpdate
        /// State that was written where no view keeps it.
        case detachedWrite
        /// State that was written while a body ran.
        case stateInUpdate
        /// Something that views read was changed on another thread than the main one.
        case backgroundChange
        /// A modifier of Apple's that changes nothing here, as the message says; nothing is wrong with the code.
        case withoutEffect
        /// Anything else; the message says what.
        case other
    }

    /// What kind of mistake it is.
    public let kind: Kind
    /// What happened, why it is wrong and what to try.
    public let message: String
    /// The views from the root to the place, or empty when there is none.
    public let path: String

    init(_ issue: SwiftUICore.RuntimeIssue) {
        kind = Kind(rawValue: issue.kind.rawValue) ?? .other
        message = issue.message
        path = issue.path
    }

    /// The message, with the place in front.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
