/// The storage of a dynamic property of the library's views.
@MainActor
protocol PlainlyHeld: AnyObject {
    /// Whether what it has means no view.
    var isPlain: Bool { get }
}

extension StateLocation: PlainlyHeld {
    var isPlain: Bool { _isPOD(Value.self) || Value.self is any Codable.Type || Value.self is any OutlivesViews.Type }
}
