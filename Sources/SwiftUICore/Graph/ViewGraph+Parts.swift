/// What a feature keeps for each window, beside the graph, which does not know it.
@MainActor
package protocol WindowPart: AnyObject {
    init()
    /// Whether it goes on with the next views of a window that sleeps for a while.
    static var outlivesViews: Bool { get }
}

extension WindowPart {
    package static var outlivesViews: Bool { false }
}

extension ViewGraph {
    /// The window's part of a type: made when it is first asked for, and gone with the views.
    package func part<Part: WindowPart>(_ type: Part.Type) -> Part {
        let key = ObjectIdentifier(type)
        if let known = parts[key] { return unsafeDowncast(known, to: type) }
        let part = Part()
        // The views have ended: what is asked for now is for nobody.
        if !hasEnded { parts[key] = part }
        return part
    }
}
