extension Preview {
    /// The room that the last trait about it asks for.
    package var layout: PreviewLayout {
        for trait in traits.reversed() {
            if case .layout(let layout) = trait.choice { return layout }
        }
        return .device
    }

    /// Whether the last trait about it asks for a window that is wider than high.
    package var isLandscape: Bool {
        for trait in traits.reversed() {
            if case .orientation(let orientation) = trait.choice {
                return orientation.isLandscape
            }
        }
        return false
    }
}
