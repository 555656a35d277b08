import Foundation
import RiffleSemantics

extension RandomScript {
    /// An element that stands elsewhere than in the mirror image when the view runs from right to left; nil where all do,
    /// and for a view of which something is not mirrored, as offsets are not.
    @MainActor
    package func firstUnmirrored() -> String? {
        guard view.isMirrored else { return nil }
        let straight = Player(view, .never)
        // Of the states the second is odd at first.
        let mirrored = Player(.modified(view, .mirrored(state: 1)), .never)
        let (elements, images) = (straight.elements, mirrored.elements)
        guard elements.count == images.count else { return "\(elements.count) elements became \(images.count)" }
        for (element, image) in zip(elements, images) where !element.isMirrored(by: image, in: straight.width) {
            return "\(element.role) \(element.label) at \(element.frame) became \(image.label) at \(image.frame)"
        }
        return nil
    }
}

extension Player {
    fileprivate var elements: [SemanticsNode] { graph.elements.tree.elements }
    fileprivate var width: CGFloat { graph.window.size.width }
}

extension SemanticsNode {
    /// Whether an element is this one in a mirror, but for what was rounded to pixels.
    fileprivate func isMirrored(by image: SemanticsNode, in width: CGFloat) -> Bool {
        role == image.role && label == image.label && abs(frame.minX - (width - image.frame.maxX)) < 0.6
            && abs(frame.minY - image.frame.minY) < 0.6 && abs(frame.width - image.frame.width) < 0.6
            && abs(frame.height - image.frame.height) < 0.6
    }
}

extension ViewSpec {
    /// Whether nothing in it is the same from right to left, or writes the states that decide.
    fileprivate var isMirrored: Bool {
        switch self {
        case .draggable: return false
        case .modified(_, let modifier):
            switch modifier {
            case .offset, .rotation, .tilt, .mirrored, .matched, .appearing, .following, .preferenceReader, .geometry:
                return false
            default: break
            }
        default: break
        }
        return children.allSatisfy(\.isMirrored)
    }
}
