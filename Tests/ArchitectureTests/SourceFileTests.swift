import Testing

@Suite struct SourceFileTests {
    @Test("Imports are found with attributes, access levels and kinds, and not in comments or literals")
    func imports() {
        let file = SourceFile(
            path: "Sources/A/B.swift",
            text: """
                import Foundation
                @testable import Motion
                @_exported public import struct Geometry.Path
                internal import NIOCore;
                // import InALineComment
                /* import InABlock
                import InTheBlock
                */
                let source = \"""
                    import InALiteral
                    \"""
                    #if Window
                    import CGtk
                    #endif
                importantCall()
                """
        )
        #expect(file.imports.map(\.module) == ["Foundation", "Motion", "Geometry", "NIOCore", "CGtk"])
        #expect(file.imports.map(\.line) == [1, 2, 3, 4, 13])
    }

    @Test("The module is the folder below Sources, Tests or Plugins")
    func module() {
        #expect(SourceFile(path: "Sources/A/B/C.swift", text: "").module == "A")
        #expect(SourceFile(path: "Apps/Tests/WalletTests/C.swift", text: "").module == "WalletTests")
        #expect(SourceFile(path: "Package.swift", text: "").module == nil)
    }

    @Test("Outermost types are found whatever stands before them")
    func types() {
        let file = SourceFile(
            path: "Sources/A/B.swift",
            text: """
                @MainActor package final class One<T>: Two {
                    struct Inner {}
                }
                struct Three{}
                public typealias Four = Int
                let structure = 3
                func make(class: Int) {}
                """
        )
        #expect(file.outermostTypes == ["One", "Three", "Four"])
    }
}
