/// What a path is known to be, so that a host can draw it natively.
package enum RecognizedShape: Hashable, Sendable {
    /// Nothing at all.
    case empty
    /// A rectangle of size zero or more.
    case rect(CGRect)
    /// The ellipse inside a rectangle.
    case ellipse(CGRect)
    /// A rectangle with rounded corners, their sizes already limited to what fits.
    case roundedRect(CGRect, RoundedCorners, RoundedCornerStyle)
    /// Anything else: use the elements.
    case other
}

/// The sizes of a rectangle's corners, in points.
package enum RoundedCorners: Hashable, Sendable {
    /// Four equal corners, each so wide and so high.
    case uniform(CGSize)
    /// Four corners as wide as high.
    case uneven(RectangleCornerRadii)
}

extension Path {
    /// What this path is known to be; a path built of single elements is `.other`, whatever it looks like.
    package var recognized: RecognizedShape {
        switch storage {
        case .empty: .empty
        case .rect(let rect): .rect(rect)
        case .ellipse(let rect): .ellipse(rect)
        case .roundedRect(let geometry): .roundedRect(geometry.rect, geometry.corners, geometry.style)
        case .elements(let elements): elements.isEmpty ? .empty : .other
        }
    }

    /// Returns a rectangle; nothing where it is not finite.
    package static func rect(_ rect: CGRect) -> Path {
        guard rect.isFinite else { return Path() }
        return Path(storage: .rect(rect.standardized))
    }

    /// Returns the ellipse inside a rectangle; nothing where it is not finite.
    package static func ellipse(in rect: CGRect) -> Path {
        guard rect.isFinite else { return Path() }
        return Path(storage: .ellipse(rect.standardized))
    }

    /// Returns the largest circle in the middle of a rectangle.
    package static func circle(in rect: CGRect) -> Path {
        guard rect.isFinite else { return Path() }
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        return .ellipse(in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a rounded rectangle with four equal corners, limited to half the smaller side.
    package static func roundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> Path {
        guard rect.isFinite else { return Path() }
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        let width = min(cornerSize.width, limit)
        let height = min(cornerSize.height, limit)
        guard width > 0, height > 0 else { return .rect(rect) }
        let corners = RoundedCorners.uniform(CGSize(width: width, height: height))
        return Path(storage: .roundedRect(RoundedRectGeometry(rect: rect, corners: corners, style: style)))
    }

    /// Returns a rounded rectangle with four corners of their own; negative and NaN radii count as zero.
    package static func roundedRect(in rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) -> Path {
        guard rect.isFinite else { return Path() }
        let rect = rect.standardized
        let radii = radii.limited(to: rect.size)
        let largest = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
        guard largest > 0 else { return .rect(rect) }
        let isUniform = radii == RectangleCornerRadii(uniform: radii.topLeading)
        let corners: RoundedCorners =
            isUniform ? .uniform(CGSize(width: radii.topLeading, height: radii.topLeading)) : .uneven(radii)
        return Path(storage: .roundedRect(RoundedRectGeometry(rect: rect, corners: corners, style: style)))
    }

    /// Returns a rectangle whose smaller side is all corner.
    package static func capsule(in rect: CGRect, style: RoundedCornerStyle) -> Path {
        guard rect.isFinite else { return Path() }
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return .roundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    private init(storage: Storage) {
        self.storage = storage
    }
}

extension RectangleCornerRadii {
    /// Returns radii that fit: each at most half an edge, or what its neighbor leaves of that edge if that is more.
    func limited(to size: CGSize) -> RectangleCornerRadii {
        let wanted = mapped { $0 > 0 ? $0 : 0 }
        func limit(_ radius: CGFloat, beside horizontal: CGFloat, above vertical: CGFloat) -> CGFloat {
            min(
                radius,
                max(size.width / 2, size.width - horizontal),
                max(size.height / 2, size.height - vertical)
            )
        }
        return RectangleCornerRadii(
            topLeading: limit(wanted.topLeading, beside: wanted.topTrailing, above: wanted.bottomLeading),
            bottomLeading: limit(wanted.bottomLeading, beside: wanted.bottomTrailing, above: wanted.topLeading),
            bottomTrailing: limit(wanted.bottomTrailing, beside: wanted.bottomLeading, above: wanted.topTrailing),
            topTrailing: limit(wanted.topTrailing, beside: wanted.topLeading, above: wanted.bottomTrailing)
        )
    }
}
