/// What a view of the library keeps in its state, and which means no view: it goes on with the next one in its place, after a
/// window has slept.
package protocol OutlivesViews {}

/// An object that a view keeps in a state of its own, and that closures of that view are told to.
///
/// Such closures keep the view's state alive, and the state keeps the object: without a word at the view's end, the two
/// would keep each other, and all that the view was given, for as long as the program runs.
@MainActor
package protocol LettingGo: AnyObject, OutlivesViews {
    /// Drops the closures. If the view comes back with its state, as a row does, its body gives new ones.
    func letGo()
}
