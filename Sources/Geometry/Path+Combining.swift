extension Path {
    /// Returns an outline of the same inside that does not cross itself; subpaths inside others are holes.
    ///
    /// - Parameter eoFill: whether the even-odd rule says what is inside, rather than the nonzero winding rule.
    public func normalized(eoFill: Bool = true) -> Path {
        PathCombiner(self, Path(), eoFill: eoFill).combined { first, _ in first }
    }

    /// Returns the outline of what is inside this path or another.
    ///
    /// This and its kin fill open subpaths as if they were closed. Curves come back as lines that stray from them by at
    /// most a fiftieth of a point.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 || $1 }
    }

    /// Returns the outline of what is inside this path and another.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        guard boundingRect.meets(other.boundingRect) else { return Path() }
        return PathCombiner(self, other, eoFill: eoFill).combined { $0 && $1 }
    }

    /// Returns the outline of what is inside this path and not inside another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        guard boundingRect.meets(other.boundingRect) else { return self }
        return PathCombiner(self, other, eoFill: eoFill).combined { $0 && !$1 }
    }

    /// Returns the outline of what is inside one of this path and another, but not both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombiner(self, other, eoFill: eoFill).combined { $0 != $1 }
    }
}
