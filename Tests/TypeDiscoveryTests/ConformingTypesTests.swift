import Testing

@testable import RiffleTypeDiscovery

// Without the attribute an optimized build drops types that nothing refers to.
@_alwaysEmitConformanceMetadata
private protocol Shown { static var title: String { get } }

private protocol NobodyConforms {}

private struct Beta: Shown { static let title = "beta" }

private enum Alpha: Shown { static let title = "alpha" }

private final class Gamma: Shown { static let title = "gamma" }

private struct Generic<T>: Shown { static var title: String { "generic" } }

private struct Outer<T> {
    struct Inner: Shown { static var title: String { "inner" } }
}

private struct Conditional<T> {}
extension Conditional: Shown where T == Int { static var title: String { "conditional" } }

extension Int: Shown { fileprivate static let title = "int" }

@_alwaysEmitConformanceMetadata
private protocol Refined: Shown {}

private struct Delta: Refined { static let title = "delta" }

@_alwaysEmitConformanceMetadata
private protocol WithAssociatedType { associatedtype Value }

private struct Valued: WithAssociatedType { typealias Value = Int }

@Suite struct ConformingTypesTests {
    @Test("Structs, enums, classes and foreign types are found, by name, generic ones are passed over")
    func found() {
        let types = conformingTypes(to: (any Shown).self).compactMap { $0 as? any Shown.Type }
        #expect(types.map { $0.title } == ["int", "alpha", "beta", "delta", "gamma"])
    }

    @Test("Only what conforms to the very protocol is found")
    func others() {
        #expect(conformingTypes(to: (any NobodyConforms).self).isEmpty)
        #expect(conformingTypes(to: (any Refined).self).count == 1)
        #expect(conformingTypes(to: (any WithAssociatedType).self).count == 1)
    }

    @Test("A type that is not any P for one protocol P gives nothing")
    func notAProtocol() {
        #expect(conformingTypes(to: Int.self).isEmpty)
        #expect(conformingTypes(to: Any.self).isEmpty)
        #expect(conformingTypes(to: (any Shown & WithAssociatedType).self).isEmpty)
        #expect(conformingTypes(to: (any Shown.Type).self).isEmpty)
    }

    @Test("Protocols of the standard library work, over every image of the process")
    func standardLibrary() {
        let types = conformingTypes(to: (any BinaryInteger).self)
        let names = types.map { "\($0)" }
        #expect(names.contains("Int8") && names.contains("UInt64"))
        #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
    }

    @Test("Asking for every conformance of a big protocol traps nowhere")
    func everything() {
        #expect(conformingTypes(to: (any Equatable).self).count > 100)
        #expect(conformingTypes(to: (any Sendable).self).isEmpty)
        #expect(conformingTypes(to: (any Error).self).count > 5)
    }
}
