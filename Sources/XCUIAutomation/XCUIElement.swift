import Foundation
import RiffleDriverMessages

/// An element of an app, or a place where one is looked for whenever it is asked or used.
///
/// Not isolated: calls block until the app has answered, so that tests with and without `@MainActor` compile.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes, XCUIScreenshotProviding,
    @unchecked Sendable
{
    /// Which of those that are found is meant.
    enum Pick {
        /// There has to be one only when it is used.
        case only
        /// From 0, or from the end.
        case at(Int)
    }

    /// Nil for the app itself.
    private let owner: XCUIApplication?
    let text: String
    private let pick: Pick
    private let find: (AppNode) -> [AppNode]

    init(_ app: XCUIApplication?, _ text: String, _ pick: Pick, _ find: @escaping (AppNode) -> [AppNode]) {
        owner = app
        self.text = text
        self.pick = pick
        self.find = find
    }

    var app: XCUIApplication { owner ?? (self as! XCUIApplication) }

    /// Those that may be meant now.
    var candidates: [AppNode] {
        let found = app.root.map(find) ?? []
        guard case .at(let index) = pick else { return found }
        let place = index < 0 ? found.count + index : index
        return found.indices.contains(place) ? [found[place]] : []
    }

    // MARK: Inside

    /// Those of a kind in it.
    open func descendants(matching type: ElementType) -> XCUIElementQuery { inside().descendants(matching: type) }

    /// Those of a kind right in it.
    open func children(matching type: ElementType) -> XCUIElementQuery { inside().children(matching: type) }

    /// The element itself, as the first that is found.
    open var firstMatch: XCUIElement { XCUIElement(app, text + ".firstMatch", .at(0), find) }

    private func inside() -> XCUIElementQuery {
        XCUIElementQuery(app, text) { [find, pick] root in
            let found = find(root)
            guard case .at(let index) = pick else { return found }
            let place = index < 0 ? found.count + index : index
            return found.indices.contains(place) ? [found[place]] : []
        }
    }

    // MARK: States

    /// Whether there is one.
    open var exists: Bool { !candidates.isEmpty }

    /// Whether a touch on its middle reaches it.
    open var isHittable: Bool { candidates.first?.element.isHittable ?? false }

    /// Lets virtual time pass until there is one.
    ///
    /// - Returns: whether there was one before the time was over.
    @discardableResult
    open func waitForExistence(timeout: TimeInterval) -> Bool { app.wait(timeout) { self.exists } }

    /// Lets virtual time pass until there is none any more.
    ///
    /// - Returns: whether there was none before the time was over.
    @discardableResult
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { app.wait(timeout) { !self.exists } }

    /// Lets virtual time pass until a property has a value.
    ///
    /// - Returns: whether it had before the time was over.
    @discardableResult
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
    ) -> Bool {
        app.wait(timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
    }

    /// The one that is there; a failure where there is none, or several.
    private func attribute<Value>(_ name: String, _ none: Value, _ value: (DriverElement) -> Value) -> Value {
        let found = candidates
        guard let first = found.first else {
            app.fail(
                DriverError(.notFound, "No matches found for \(text), whose \(name) was asked for. There are:"),
                shows: true)
            return none
        }
        return value(first.element)
    }

    /// The name that tests know it by.
    open var identifier: String { attribute("identifier", "") { $0.identifier } }
    /// What it is called.
    open var label: String { attribute("label", "") { $0.label } }
    /// Its title; empty on an iPhone.
    open var title: String { "" }
    /// What it is set to; a text.
    open var value: Any? { attribute("value", nil) { $0.value } }
    /// What a field shows while it is empty.
    open var placeholderValue: String? { attribute("placeholderValue", nil) { $0.placeholder } }
    /// Where it is, in points of the window.
    open var frame: CGRect { attribute("frame", .zero) { $0.rect } }
    /// Whether it can be used.
    open var isEnabled: Bool { candidates.first?.element.isEnabled ?? false }
    /// Whether it is chosen.
    open var isSelected: Bool { candidates.first?.element.isSelected ?? false }
    /// Whether the keyboard is directed to it.
    open var hasFocus: Bool { candidates.first?.element.isFocused ?? false }
    /// What kind of element it is.
    open var elementType: ElementType { candidates.first.map { .named($0.element.type) } ?? .any }
    /// How much width there is.
    open var horizontalSizeClass: SizeClass { app.windowFrame.width < 700 ? .compact : .regular }
    /// How much height there is.
    open var verticalSizeClass: SizeClass { app.windowFrame.height < 480 ? .compact : .regular }
    /// Where on a slider's track its thumb is, from 0 to 1.
    open var normalizedSliderPosition: CGFloat {
        attribute("normalizedSliderPosition", 0) { element in
            let digits = element.value?.trimmingCharacters(in: CharacterSet(charactersIn: "% ")) ?? ""
            return CGFloat((Double(digits) ?? 0) / 100)
        }
    }

    /// The element with all in it, a line each.
    open override var debugDescription: String {
        guard let first = candidates.first else { return "No matches found for \(text)." }
        return first.element.lines().joined(separator: "\n")
    }

    /// What it looks for.
    open override var description: String { text }

    // MARK: Use

    /// The number of the one that is there, for a command.
    func number(for action: String) throws -> UInt32 {
        var found = candidates
        if found.isEmpty { found = app.wait(0.5, until: { self.exists }) ? candidates : [] }
        guard let first = found.first else {
            throw DriverError(.notFound, "Failed to \(action) \(text): no matches found. There are:")
        }
        guard found.count == 1 else {
            throw DriverError(
                .ambiguous, "Failed to \(action) \(text): multiple matching elements found.",
                candidates: found.prefix(12).map(\.element.description))
        }
        return first.element.number
    }

    /// Does something to the element, and fails the test where that cannot be done.
    func perform(_ command: String, _ edit: (inout DriverRequest) -> Void = { _ in }) {
        app.perform { [self] in
            // Keys that the app gets as a whole go to what has the keyboard, be it in an alert.
            if owner != nil || !["type", "key"].contains(command) { try app.interrupt(before: self) }
            var request = DriverRequest(command)
            if owner != nil {
                request.element = try number(for: command)
            } else if ["tap", "doubleTap", "press", "drag", "pinch", "rotate"].contains(command) {
                // The app itself is touched in the middle of its window.
                (request.x, request.y) = (app.windowFrame.midX, app.windowFrame.midY)
            }
            edit(&request)
            return request
        }
    }

    /// A place in the element.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset)
    }

    /// A picture of the element.
    open func screenshot() -> XCUIScreenshot { app.picture(of: owner == nil ? nil : self) }
}
