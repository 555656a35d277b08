import Foundation
import Testing

@testable import Live

struct ChangeJudgeTests {
    private let folder: String
    private var judge: ChangeJudge

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "riffle-judge-\(UUID().uuidString)")
        folder = place.path(percentEncoded: false)
        for name in ["p/Sources/App", "p/Kit", "p/Tests", "p/Sources/App/Assets.xcassets"] {
            try FileManager.default.createDirectory(
                at: place.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["p/Sources/App/A.swift", "p/Sources/App/Ü b.swift", "p/Kit/Kit.swift", "p/Package.swift"] {
            try "1".write(to: place.appending(path: name), atomically: true, encoding: .utf8)
        }
        let text = BuildManifestTests.text.replacing("\"/p/", with: "\"\(folder)/p/")
        let manifest = BuildManifest(text)
        let plan = try LivePlan(
            "App", in: manifest, isOwn: { [folder] in $0.hasPrefix(folder) },
            readList: { _ in BuildManifestTests.objects })
        judge = ChangeJudge(plan, manifest, folder: folder + "/p")
    }

    private mutating func change(_ name: String, to text: String?) throws -> ChangeKind {
        let file = "\(folder)/p/\(name)"
        if let text {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        } else {
            try FileManager.default.removeItem(atPath: file)
        }
        return judge.judge([file])
    }

    private func isBuild(_ kind: ChangeKind) -> Bool { if case .build = kind { true } else { false } }

    @Test mutating func sourcesAreCompiledDirectly() throws {
        #expect(try change("Sources/App/A.swift", to: "2") == .compile(after: []))
        #expect(try change("Kit/Kit.swift", to: String(repeating: "long ", count: 100) + "1") == .compile(after: []))
        #expect(try change("Kit/Kit.swift", to: String(repeating: "long ", count: 100) + "2") == .compile(after: []))
    }

    @Test mutating func aSaveWithoutAChangeIsNone() throws {
        #expect(try change("Sources/App/A.swift", to: "1") == .none)
        #expect(try change("Package.swift", to: "1") == .none)
        #expect(try change("README.md", to: "new") == .none)
        #expect(try change("Notes.swift", to: "in no target") == .none)
        // Tests are no part of the program.
        #expect(try change("Tests/T.swift", to: "2") == .none)
        #expect(try change("Tests/words.txt", to: "2") == .none)
    }

    @Test mutating func sourcesThatOthersAreMadeOfAreMadeFirst() throws {
        #expect(
            try change("Sources/App/Old.swift", to: "2")
                == .compile(after: [["/b/debug/Generator-tool", "\(folder)/p/Sources/App/Assets.xcassets"]]))
        #expect(try change("Sources/App/Old.swift", to: "2") == .none)
    }

    @Test mutating func everythingElseIsSwiftPMsAffair() throws {
        #expect(isBuild(try change("Package.swift", to: "2")))
        #expect(isBuild(try change("Sources/App/New.swift", to: "1")))
        #expect(isBuild(try change("Sources/App/A.swift", to: nil)))
        #expect(isBuild(try change("Sources/App/Assets.xcassets/Contents.json", to: "{}")))
    }
}
