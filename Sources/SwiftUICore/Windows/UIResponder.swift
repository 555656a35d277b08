import Foundation

/// What takes events in UIKit; here the names that code for phones looks up in it, and what delegates of programs and
/// scenes derive from.
///
/// `#selector` is a part of Objective-C: code that sends `resignFirstResponder` compiles only with it. `FocusState`
/// takes the focus away here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// A responder.
    public override init() { super.init() }

    /// Makes a delegate of a class that is only known while the program runs, by the class's own `init()`.
    ///
    /// Swift calls an initializer of such a class where every subclass has it, which `required` asks for. `init()` itself
    /// cannot be: views and controllers of an app have initializers of their own, and would have to repeat it.
    public required convenience init(_ofKnownKind: Void) { self.init() }

    /// Asks for the keyboard's focus.
    ///
    /// - Returns: whether it may have it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard's focus back.
    ///
    /// - Returns: whether it may give it back.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Whether it has the keyboard's focus.
    open var isFirstResponder: Bool { false }
    /// Whether it takes the keyboard's focus.
    open var canBecomeFirstResponder: Bool { false }

    /// The keyboard of the screen is about to come; the safe area shrinks without anybody's doing.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard of the screen has come.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard of the screen is about to go.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard of the screen has gone.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard of the screen is about to take another place.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard of the screen has taken another place.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// Under this a notification tells whether the keyboard is the app's own: true.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// Under this a notification tells where the keyboard will be: a `CGRect` of the screen, in an `NSValue`.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Under this a notification tells where the keyboard was: a `CGRect` of the screen, in an `NSValue`.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Under this a notification tells how the keyboard moves: 7, which is the system's own curve.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Under this a notification tells how long the keyboard moves, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
