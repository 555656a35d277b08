extension View {
    /// Gives the view's frame a name, under which gestures and geometry readers inside can ask for places.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpaceModifier(name: name.name))
    }
}
