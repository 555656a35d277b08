/// One step from the last frame's layers to this frame's.
///
/// Within a frame, changes are ordered so that applying them one by one never names a missing parent: inserts come
/// parent first, removals last. A removal takes the whole subtree.
package enum LayerChange: Equatable, Sendable {
    case insert(Layer)
    /// The layer as it now is; `fields` says what differs from before.
    case update(Layer, LayerFields)
    case remove(LayerID)
}

/// The parts of a layer that an update may touch.
package struct LayerFields: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let parent = LayerFields(rawValue: 1 << 0)
    package static let rank = LayerFields(rawValue: 1 << 1)
    package static let transform = LayerFields(rawValue: 1 << 2)
    package static let bounds = LayerFields(rawValue: 1 << 3)
    package static let opacity = LayerFields(rawValue: 1 << 4)
    package static let clip = LayerFields(rawValue: 1 << 5)
    package static let mask = LayerFields(rawValue: 1 << 6)
    package static let effects = LayerFields(rawValue: 1 << 7)
    package static let blendMode = LayerFields(rawValue: 1 << 8)
    package static let isolation = LayerFields(rawValue: 1 << 9)
    /// What has to be painted again.
    package static let contents = LayerFields(rawValue: 1 << 10)
    package static let semantics = LayerFields(rawValue: 1 << 11)
    package static let projection = LayerFields(rawValue: 1 << 12)
    package static let editor = LayerFields(rawValue: 1 << 13)

    // Sums are numbers here: a list between brackets is added up element by element wherever it is used in another module.

    /// Where a layer's frame is shown, and how far around it is painted.
    package static let place = LayerFields(
        rawValue: parent.rawValue | transform.rawValue | projection.rawValue | bounds.rawValue | clip.rawValue
            | effects.rawValue)
    /// All that can change a box of what a layer shows.
    package static let geometry = LayerFields(rawValue: place.rawValue | contents.rawValue)
}
