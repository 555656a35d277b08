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

/// The environment around a place that has a look of its own, such as a bar with its font.
private struct PlaceOriginKey: EnvironmentKey {
    struct Origin: Equatable {
        let values: EnvironmentValues

        static func == (first: Origin, second: Origin) -> Bool { first.values.hasSameValues(as: second.values) }
    }

    static var defaultValue: Origin? { nil }
}

extension EnvironmentValues {
    /// Drops what does not reach into the content of a scroll view.
    ///
    /// - Complexity: O(n) in the number of values that were set around the scroll view.
    @MainActor
    package mutating func enterScrollView() {
        for case let key as any ScrollBoundKey.Type in setKeys { key.leave(&self) }
    }

    /// Makes everything that has been set so far the look of a place. What the view shows elsewhere has the values of the
    /// origin instead, and those that are set from here on.
    package mutating func beginPlace(over origin: EnvironmentValues) {
        self[PlaceOriginKey.self] = PlaceOriginKey.Origin(values: origin)
    }

    /// Drops what is about the place where a view stands.
    ///
    /// - Complexity: O(n) in the number of values that were set around the view.
    @MainActor
    package mutating func leavePlace() {
        while let origin = self[PlaceOriginKey.self],
            let values = rebased(after: PlaceOriginKey.self, on: origin.values)
        {
            self = values
        }
        var seen: Set<ObjectIdentifier> = []
        for key in setKeys where seen.insert(ObjectIdentifier(key)).inserted {
            (key as? any PlaceBoundKey.Type)?.leave(&self)
        }
    }
}
