/// Names a value that is about the place where a view stands, such as the row around it. What the view shows elsewhere,
/// above the window, is without it.
package protocol PlaceBoundKey: EnvironmentKey {
    /// Takes the value out of the environment of what is shown elsewhere; sets the default where nothing else is said.
    @MainActor static func leave(_ values: inout EnvironmentValues)
}

extension PlaceBoundKey {
    @MainActor package static func leave(_ values: inout EnvironmentValues) { values[Self.self] = defaultValue }
}

extension EnvironmentValues {
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
