import Foundation

/// A color in a bundle's asset catalog, as generated code names it: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names the color `name` of `bundle`; whether it exists is found out when it is drawn.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
