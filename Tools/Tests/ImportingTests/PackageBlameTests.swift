import Testing
import XcodeProjects

@testable import Importing

struct PackageBlameTests {
    private let packages = [
        RemotePackage(url: "https://example.org/Pictures.git", requirement: ""),
        RemotePackage(url: "https://example.org/Chat", requirement: ""),
    ]

    private func blame(_ path: String?, ending: String = "") -> [String] {
        let messages = path.map { [CompilerMessage(path: $0, line: 1, column: 1, text: "no such module 'X'")] } ?? []
        return PackageBlame(messages: messages, ending: ending, packages: packages) {
            $0.identity == "Chat" ? "https://example.org/Sockets" : ""
        }.verdicts.map(\.package)
    }

    @Test("A package is left out for its own files, for those of what it depends on, and for what a build ends with")
    func verdicts() {
        #expect(blame("/x/.build/checkouts/Pictures/Sources/A.swift") == ["Pictures"])
        #expect(blame("/x/.build/checkouts/sockets/Sources/A.swift") == ["Chat"])
        #expect(blame(nil, ending: "error: 'chat': binary artifact is for another system") == ["Chat"])
    }

    @Test("If nothing says which package it is, all are left out, so that the rest may build")
    func unknown() {
        #expect(blame(nil, ending: "error: something else") == ["Pictures", "Chat"])
        #expect(blame("/x/.build/checkouts/other/A.swift") == ["Pictures", "Chat"])
    }
}
