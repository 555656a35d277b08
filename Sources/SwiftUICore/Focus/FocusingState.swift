/// Where the keyboard and assistive technology are, and who follows them.
@MainActor
final class FocusingState {
    var target = FocusTarget()
    var followers = FocusFollowers()
    /// All that the keyboard can be directed to, in no order.
    var candidates: [ObjectIdentifier: FocusableNode] = [:]
    /// Where assistive technology is.
    var attention = Attention()

    /// Lets go of everything, as the views have ended.
    func end() {
        target = FocusTarget()
        followers = FocusFollowers()
        candidates = [:]
        attention = Attention()
    }
}
