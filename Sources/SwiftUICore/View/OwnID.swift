/// An id in a loop of the library's own. Apps have no such ids, so that `scrollTo` never takes a part of a control or a
/// screen for the row that an app has given the same number.
package struct OwnID<Base: Hashable>: Hashable {
    private let base: Base

    fileprivate init(_ base: Base) { self.base = base }
}

extension OwnID: Sendable where Base: Sendable {}

extension Hashable {
    /// The value as an id that no app has: `ForEach(0..<3, id: \.own)`.
    package var own: OwnID<Self> { OwnID(self) }
}
