@_spi(Reflection) import Swift

/// Tells the program's own views from those of the library.
@MainActor
package enum OwnViews {
    private static var names: [ObjectIdentifier: String?] = [:]
    private static var states: [ObjectIdentifier: [String]] = [:]
    private static var owners: [ObjectIdentifier: Bool] = [:]

    /// Modules whose views are nobody's own: what they have in their state follows from what programs have.
    private static let foreign = [
        "Riffle", "SwiftUICore.", "SwiftUI.", "SwiftUITesting.", "OpenCombine", "SwiftData.", "UIKit.", "PhotosUI.",
        "_PhotosUI_SwiftUI.", "StoreKit.",
    ]
    /// Those whose views yet keep what is the program's, such as a container of models.
    private static let keepers = ["SwiftData."]

    /// What stands before modifiers, whose bodies are evaluated as views are.
    private static let modifier = "SwiftUICore.ModifierBody<"

    /// The view's name, without the types it is made of; nil for nodes without a body and for views of the library.
    package static func name(of node: _ViewNode) -> String? {
        guard node.hasBody else { return nil }
        let type = Swift.type(of: node)
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = ownName(_typeName(type), node)
        names[ObjectIdentifier(type)] = .some(name)
        return name
    }

    /// Whether all states of a view are kept while its window has no views: those of the program's own, and of modules that
    /// keep what is the program's.
    static func isHeld(_ node: _ViewNode) -> Bool {
        guard name(of: node) == nil else { return true }
        guard let type = (node as? any ViewTyped)?.viewType else { return false }
        let name = _typeName(type)
        let view = name.hasPrefix(modifier) ? name.dropFirst(modifier.count) : Substring(name)
        return keepers.contains { view.hasPrefix($0) }
    }

    /// Whether a type is the program's own.
    static func isOwn(_ type: Any.Type) -> Bool {
        if let known = owners[ObjectIdentifier(type)] { return known }
        let name = _typeName(type)
        let isOwn = !foreign.contains { name.hasPrefix($0) }
        owners[ObjectIdentifier(type)] = isOwn
        return isOwn
    }

    /// - Parameter type: such as `SwiftUICore.BodyNode<MyApp.ContentView>`.
    private static func ownName(_ type: String, _ node: _ViewNode) -> String? {
        guard let mark = type.firstIndex(of: "<") else { return nil }
        var view = type[type.index(after: mark)...]
        if view.hasPrefix(modifier) { view = view.dropFirst(modifier.count) }
        let isProgram = view.hasPrefix("RiffleScenes.AppRoot<")
        guard isProgram || !foreign.contains(where: { view.hasPrefix($0) }) else { return nil }
        return view.prefix { $0 != "<" && $0 != ">" }.split(separator: ".").last.map(String.init)
    }

    /// What a view's source calls one of its states; nil where that is not known.
    static func stateName(of node: _ViewNode, slot: Int) -> String? {
        guard let type = (node as? any ViewTyped)?.viewType else { return nil }
        let known = states[ObjectIdentifier(type)] ?? names(in: type)
        states[ObjectIdentifier(type)] = known
        return known.indices.contains(slot) ? known[slot] : nil
    }

    private static func names(in type: Any.Type) -> [String] {
        var names: [String] = []
        _ = _forEachField(of: type, options: []) { name, _, field, _ in
            let typeName = _typeName(field)
            if typeName.hasPrefix("SwiftUICore.State<") || typeName.hasPrefix("SwiftUICore.StateObject<") {
                let name = String(cString: name)
                names.append(name.hasPrefix("_") ? String(name.dropFirst()) : name)
            }
            return true
        }
        return names
    }
}

/// A node that knows the type of its view.
@MainActor
protocol ViewTyped {
    var viewType: Any.Type { get }
}

extension BodyNode: ViewTyped {
    var viewType: Any.Type { V.self }
}
