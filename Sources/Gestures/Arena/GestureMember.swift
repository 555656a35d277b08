/// A gesture of a view that takes part in a touch.
public struct _GestureMember {
    /// Names a gesture for as long as its view lives; the engine hands them out.
    public struct ID: Hashable, Sendable {
        package var rawValue: Int

        package init(_ rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// How the gesture stands to those of the view it is added to.
    package enum Priority: Sendable {
        /// Theirs go first.
        case normal
        /// It goes first.
        case high
        /// Neither hinders the other.
        case simultaneous
    }

    /// What the gesture is for.
    package enum Kind: Sendable {
        /// A gesture of the app.
        case gesture
        /// A control: a scroll view around it may always take the touch away.
        case button
        /// A scroll view's: what is inside and only possible is cancelled when it begins.
        case scroll
        /// A tap into a text: it goes before controls, scroll views and what else the text does, and leaves those of
        /// the app around it alone, as text fields of UIKit do in views of SwiftUI.
        case textTap
        /// What else a text does.
        case text
    }

    /// Who it is.
    package var id: ID
    /// Its state machine, which the view keeps for as long as it lives.
    package var recognizer: _AnyGestureRecognizer
    /// How its view lies in the root view.
    package var space: GestureSpace
    /// How it stands to the gestures of the view it is added to.
    package var priority: Priority
    /// Which gestures take part: itself, and those of the view it is added to.
    package var mask: GestureMask
    /// What it is for.
    package var kind: Kind

    package init(
        id: ID, recognizer: _AnyGestureRecognizer, space: GestureSpace,
        priority: Priority = .normal, mask: GestureMask = .all, kind: Kind = .gesture
    ) {
        self.id = id
        self.recognizer = recognizer
        self.space = space
        self.priority = priority
        self.mask = mask
        self.kind = kind
    }
}

package typealias GestureMember = _GestureMember
