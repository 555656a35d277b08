import SwiftUI

/// An element of an array with its index. It has the id of the element.
struct NumberedElement<Element: Identifiable>: Identifiable {
    let index: Int
    let element: Element

    var id: Element.ID { element.id }

    static func all(of elements: [Element]) -> [NumberedElement] {
        elements.enumerated().map { NumberedElement(index: $0.offset, element: $0.element) }
    }
}

extension Array where Element: Identifiable {
    /// The index of the element with an id.
    ///
    /// - Parameter index: the index at which it was shown last. Among several elements with the id, that one is meant.
    func index(of id: Element.ID, near index: Int) -> Int? {
        indices.contains(index) && self[index].id == id ? index : firstIndex { $0.id == id }
    }
}
