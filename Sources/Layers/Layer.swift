import Foundation

/// Names a layer for as long as it lives; never used again afterwards.
package struct LayerID: Hashable, Sendable, Comparable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The layer that every other one descends from. Hosts own it: it has no content and fills the window.
    package static let root = LayerID(rawValue: 0)

    package static func < (first: LayerID, second: LayerID) -> Bool { first.rawValue < second.rawValue }
}

/// One node of the layer tree: everything a host knows of what it shows.
///
/// Painting order within a parent: `contents` of the parent first, then its children by ascending `rank`.
/// A layer is painted as: contents and children, clipped by `clip` and `mask`, then `effects` in order, then
/// `opacity` and `blendMode` as a group, then `projection` and `transform` into the parent.
public struct Layer: Equatable, Sendable {
    package var id: LayerID
    package var parent: LayerID
    /// Painting order among siblings, low to high. Equal ranks do not occur among siblings.
    package var rank: Int32
    /// From the layer's coordinates to its parent's. Placement is in here too.
    package var transform: CGAffineTransform
    /// What is done to the painted layer before `transform`, when that is no affine transform: a turn in space, seen in
    /// perspective.
    package var projection: ProjectionTransform? {
        get { rare.values.projection }
        set { rare.values.projection = newValue }
    }
    /// The layer's own frame in its own coordinates, in points; contents may stick out.
    package var bounds: CGRect
    /// 0…1, applied to the layer with its children as a group.
    package var opacity: Double
    package var clip: LayerClip? {
        get { rare.values.clip }
        set { rare.values.clip = newValue }
    }
    /// A layer among this one's children whose painted alpha masks the rest; it is not painted itself.
    package var mask: LayerID? {
        get { rare.values.mask }
        set { rare.values.mask = newValue }
    }
    package var effects: [LayerEffect]
    package var blendMode: BlendMode
    /// Whether blending inside stays inside (`compositingGroup`, `drawingGroup`).
    package var isIsolated: Bool
    /// What the layer itself paints, back to front, under its children.
    package var contents: [DrawCommand]
    /// The semantics node that stands for this layer, if any; unique across the tree.
    package var semantics: UInt32?
    /// The text that is edited here, if any.
    package var editor: LayerEditor? {
        get { rare.values.editor }
        set { rare.values.editor = newValue }
    }
    /// Name of the view that made the layer; for dumps only, hosts ignore it.
    package var name: String
    private var rare = RareValues<Rarities>()

    package init(id: LayerID, parent: LayerID = .root, rank: Int32 = 0, name: String = "") {
        self.id = id
        self.parent = parent
        self.rank = rank
        self.name = name
        transform = .identity
        bounds = .zero
        opacity = 1
        effects = []
        blendMode = .normal
        isIsolated = false
        contents = []
        semantics = nil
    }

    private struct Rarities: Defaulted, Equatable, Sendable {
        var projection: ProjectionTransform?
        var clip: LayerClip?
        var mask: LayerID?
        var editor: LayerEditor?
    }

    /// From the layer's coordinates to its parent's, with the projection.
    package var placement: ProjectionTransform {
        let transform = ProjectionTransform(transform)
        return projection?.concatenating(transform) ?? transform
    }
}

/// What cuts a layer and its children, in the layer's coordinates.
package enum LayerClip: Equatable, Sendable {
    /// A path; `Path.recognized` tells hosts whether it is a rectangle, rounded rectangle or ellipse.
    case path(Path, isEvenOdd: Bool)
}

/// A filter over a layer with its children, lengths in points of the layer's coordinates.
package enum LayerEffect: Hashable, Sendable {
    /// Painted behind: the alpha of the group, blurred by a Gaussian of standard deviation `radius`, offset, colored.
    case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// Painted in front, inside of the group only: what is around the group, blurred, offset and colored.
    case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// Gaussian, standard deviation `radius`.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Adds to each component (−1…1).
    case brightness(Double)
    /// (c − 0.5) · amount + 0.5.
    case contrast(Double)
    /// 1 leaves, 0 is gray, above 1 saturates.
    case saturation(Double)
    /// 0 leaves, 1 is gray.
    case grayscale(Double)
    case hueRotation(Angle)
    case colorMultiply(ResolvedColor)
    case colorInvert
    case luminanceToAlpha
    /// One color where alpha is above a threshold (0…1), nothing elsewhere; the edge is a 32nd of the range wide.
    case alphaThreshold(Double, color: ResolvedColor)

    /// How much steeper than the original the edge of `alphaThreshold` is.
    package static let thresholdSlope = 32.0
}
