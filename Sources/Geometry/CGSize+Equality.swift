extension CGPoint {
    /// Whether both coordinates are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both lengths are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
