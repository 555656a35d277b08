// Code prints points and sizes, and shows them in texts, as Apple's systems write them; Foundation on Linux leaves these
// to the names of their properties.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size, four numbers in parentheses.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
