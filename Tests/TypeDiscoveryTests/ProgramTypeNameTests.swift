import Testing

@testable import RiffleTypeDiscovery

struct Shared<T> { enum Kind {} }

private struct Hidden<T> { enum Kind {} }

@Suite struct ProgramTypeNameTests {
    private struct Inner {}

    @Test("Private and local types, in whatever they stand, have names without addresses")
    func privates() {
        struct Local {}
        let names = [
            programTypeName(of: Hidden<Int>.self), programTypeName(of: [Hidden<Hidden<Int>>.Kind?].self),
            programTypeName(of: Shared<Inner>.Kind.self), programTypeName(of: (Hidden<Int>, Inner).self),
            programTypeName(of: Local.self),
        ]
        #expect(
            names == [
                "TypeDiscoveryTests.Hidden<Swift.Int>",
                "Swift.Array<Swift.Optional<TypeDiscoveryTests.Hidden<TypeDiscoveryTests.Hidden<Swift.Int>>.Kind>>",
                "TypeDiscoveryTests.Shared<TypeDiscoveryTests.ProgramTypeNameTests.Inner>.Kind",
                "(TypeDiscoveryTests.Hidden<Swift.Int>, TypeDiscoveryTests.ProgramTypeNameTests.Inner)",
                "TypeDiscoveryTests.ProgramTypeNameTests.Local",
            ])
    }

    @Test("Other names are the runtime's")
    func others() {
        #expect(programTypeName(of: Shared<Int>.self) == "TypeDiscoveryTests.Shared<Swift.Int>")
        #expect(programTypeName(of: Int?.self) == "Swift.Optional<Swift.Int>")
    }
}
