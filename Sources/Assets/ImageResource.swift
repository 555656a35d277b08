import Foundation

/// A picture in a bundle's asset catalog, as generated code names it: `Image(.background)`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names the picture `name` of `bundle`; whether it exists is found out when it is drawn.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
