/// What there is to know of a view that somebody points at while working on the program.
package struct ViewInspection: Codable, Hashable, Sendable {
    /// A view on the way from the window to the one that is pointed at.
    package struct Step: Codable, Hashable, Sendable {
        /// Its type without what is in angle brackets, such as `Row`.
        package var name: String
        /// Whether the program declares the type, rather than the library.
        package var isOwn: Bool
    }

    /// A view whose body ran.
    package struct Evaluations: Codable, Hashable, Sendable {
        package var name: String
        package var count: Int
    }

    /// The views that the program's own bodies have made, the outermost first. What the library makes of them is left out.
    package var path: [Step]
    /// The place of the view in `path`.
    package var index: Int
    /// In the window, in points; the box around all of it where it is several views.
    package var frame: CGRect
    /// The modifiers around the view, the innermost first, with the numbers and words they were given.
    package var modifiers: [String]
    /// How often the body ran of the view, and how many layers were painted in it, since the last event.
    package var bodies: Int
    package var repaints: Int
    /// The same of all views.
    package var allBodies: Int
    package var allRepaints: Int
    /// The program's own views whose bodies ran since the last event, the most frequent first; at most twelve.
    package var evaluations: [Evaluations]
}
