import SwiftUI

/// An element of an array and where it stands there, told apart by the element's id.
struct NumberedElement<Element: Identifiable>: Identifiable {
    let index: Int
    let element: Element

    var id: Element.ID { element.id }

    static func all(of elements: [Element]) -> [NumberedElement] {
        elements.enumerated().map { NumberedElement(index: $0.offset, element: $0.element) }
    }
}

extension Array where Element: Identifiable {
    /// Where the element of an id is.
    ///
    /// - Parameter index: where it was when it was shown last: of elements with the same id, that one is meant.
    func index(of id: Element.ID, near index: Int) -> Int? {
        indices.contains(index) && self[index].id == id ? index : firstIndex { $0.id == id }
    }
}
