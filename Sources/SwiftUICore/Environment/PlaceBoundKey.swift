/// Names a value that is about the place where a view stands, such as the row around it. What the view shows elsewhere,
/// above the window, is without it.
package protocol PlaceBoundKey: EnvironmentKey {
    /// Takes the value out of the environment of what is shown elsewhere; sets the default where nothing else is said.
    @MainActor static func leave(_ values: inout EnvironmentValues)
}

extension PlaceBoundKey {
    @MainActor package static func leave(_ values: inout EnvironmentValues) { values[Self.self] = defaultValue }
}

/// Names a value about a place that ends at the scroll views in the place: what moves in one of them is not the row around.
package protocol ScrollBoundKey: PlaceBoundKey {}

extension EnvironmentValues {
    /// Drops what does not reach into the content of a scroll view.
    ///
    /// - Complexity: O(n) in the number of values that were set around the scroll view.
    @MainActor
    package mutating func enterScrollView() {
        for case let key as any ScrollBoundKey.Type in setKeys { key.leave(&self) }
    }

    /// Drops what is about the place where a view stands.
    ///
    /// - Complexity: O(n) in the number of values that were set around the view.
    @MainActor
    package mutating func leavePlace() {
        var seen: Set<ObjectIdentifier> = []
        for key in setKeys where seen.insert(ObjectIdentifier(key)).inserted {
            (key as? any PlaceBoundKey.Type)?.leave(&self)
        }
    }
}
