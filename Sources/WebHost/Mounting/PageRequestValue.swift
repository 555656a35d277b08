import RiffleHosting

/// A request as views have it in their environment: one that came later is another one.
package struct PageRequestValue: Hashable, Sendable {
    private final class Box: Sendable {
        let request: PageRequest
        init(_ request: PageRequest) { self.request = request }
    }

    private let box: Box

    package init(_ request: PageRequest) { box = Box(request) }

    package var request: PageRequest { box.request }

    package static func == (first: PageRequestValue, second: PageRequestValue) -> Bool { first.box === second.box }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

private struct PageRequestKey: EnvironmentKey {
    static var defaultValue: PageRequestValue? { nil }
}

extension EnvironmentValues {
    /// What the browser of the page has asked for; nil where there is no browser.
    package var pageRequest: PageRequestValue? {
        get { self[PageRequestKey.self] }
        set { self[PageRequestKey.self] = newValue }
    }
}
