import Foundation
import Testing

@testable import SwiftUITesting

/// A title and a button with a margin.
private struct Margins: View {
    let margin: CGFloat

    var body: some View {
        VStack(spacing: 8) {
            Text("Total").font(.headline)
            Button("Pay") {}.buttonStyle(.borderedProminent).padding(.leading, margin)
        }
    }
}

// One after the other: their failures leave files of the same names.
@MainActor @Suite(.serialized)
struct SnapshotCheckTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("riffle-checks-\(UUID().uuidString)")
    private let size = CGSize(width: 160, height: 120)

    private func check(
        _ recording: SnapshotRecording = .missing, tolerance: SnapshotTolerance = .none, line: UInt = 1
    ) -> SnapshotCheck {
        var call = SnapshotCall(fileID: #fileID, file: #filePath, line: line, column: 1, function: "pays()")
        call.path = folder.appendingPathComponent("BillTests.swift").path
        return SnapshotCheck(call: call, tolerance: tolerance, recording: recording)
    }

    private func outcome(
        _ margin: CGFloat, _ recording: SnapshotRecording = .missing, as format: SnapshotFormat = .image,
        tolerance: SnapshotTolerance = .none
    ) throws -> SnapshotCheck.Outcome {
        let tester = ViewTester(Margins(margin: margin), size: size)
        return try check(recording, tolerance: tolerance).outcome(of: SnapshotSubject(tester, as: format))
    }

    private var reference: URL { folder.appendingPathComponent("__Snapshots__/BillTests/pays.png") }

    @Test("what has no reference is recorded, which fails once, and from then on the same passes")
    func records() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        guard case .recorded(let message) = try outcome(0) else { return #expect(Bool(false)) }
        #expect(message.contains("__Snapshots__/BillTests/pays.png was written"))
        #expect(try outcome(0) == .same)
        #expect(try Snapshot(pngData: Data(contentsOf: reference)).width == 320)
    }

    @Test("another margin fails with numbers, the view, its layer, and a picture of both and of what differs")
    func differs() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try outcome(0)
        let recorded = try Data(contentsOf: reference)
        guard case .failed(let message) = try outcome(12) else { return #expect(Bool(false)) }
        #expect(message.contains(/\d+ of 76800 pixels differ, by up to \d+ of 255 steps of a channel, at x \d+…\d+, y/))
        #expect(message.contains("\"Pay\""), "\(message)")
        // The button's layer has moved, and the title's has not.
        #expect(message.contains(#/\n- .* at /#) && message.contains(#/\n\+ .* at /#), "\(message)")
        #expect(!message.contains(/\n[-+].*"Total"/), "\(message)")
        let file = try #require(message.firstMatch(of: /Files: (.*)\n/)).output.1
        #expect(try Snapshot(pngData: Data(contentsOf: URL(fileURLWithPath: String(file)))).width == 3 * 320 + 64)
        #expect(try Data(contentsOf: reference) == recorded)
    }

    @Test("RIFFLE_RECORD says when references are written")
    func modes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        guard case .failed(let missing) = try outcome(0, .never) else { return #expect(Bool(false)) }
        #expect(missing.contains("no reference") && !FileManager.default.fileExists(atPath: reference.path))
        _ = try outcome(0)
        #expect(try outcome(0, .failed) == .same)
        guard case .recorded = try outcome(12, .failed) else { return #expect(Bool(false)) }
        #expect(try outcome(12) == .same)
        guard case .recorded = try outcome(0, .all) else { return #expect(Bool(false)) }
        #expect(try outcome(0, .never) == .same)
    }

    @Test("a tolerance allows so many steps of a channel, or so many pixels, and never another size")
    func tolerances() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try outcome(0)
        #expect(try outcome(2, tolerance: SnapshotTolerance(channelSteps: 255)) == .same)
        #expect(try outcome(2, tolerance: SnapshotTolerance(pixels: 76_800)) == .same)
        #expect(try outcome(2, tolerance: SnapshotTolerance(channelSteps: -1, pixels: 1)) != .same)
        let larger = ViewTester(Margins(margin: 0), size: CGSize(width: 161, height: 120))
        let all = check(tolerance: SnapshotTolerance(channelSteps: 255, pixels: 1_000_000))
        guard case .failed(let message) = try all.outcome(of: SnapshotSubject(larger, as: .image)) else {
            return #expect(Bool(false))
        }
        #expect(message.contains("320 × 240 pixels, and this picture 322 × 240"))
    }

    @Test("as elements or layers, lines are compared that one can read")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try outcome(0, as: .elements)
        guard case .failed(let message) = try outcome(12, as: .elements) else { return #expect(Bool(false)) }
        #expect(message.contains(/\n- .*"Pay"/) && message.contains(/\n\+ .*"Pay"/), "\(message)")
        let text = folder.appendingPathComponent("__Snapshots__/BillTests/pays.txt")
        #expect(try String(contentsOf: text, encoding: .utf8).contains("Total"))
    }

    @Test("an element is compared alone: what else changes does not matter")
    func element() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func outcome(_ margin: CGFloat, _ query: Query) throws -> SnapshotCheck.Outcome {
            let tester = ViewTester(Margins(margin: margin), size: size)
            let element = try tester.find(query)
            return try check(line: query.description.contains("Pay") ? 2 : 1).outcome(
                of: SnapshotSubject(tester, as: .image, region: element.frame, element: element))
        }
        _ = try outcome(0, .label("Total"))
        #expect(try outcome(12, .label("Total")) == .same)
        let picture = try Snapshot(pngData: Data(contentsOf: reference))
        #expect(picture.width < 120 && picture.height < 60)
        #expect(throws: NothingToCompare.self) {
            try SnapshotSubject(
                ViewTester(Margins(margin: 0), size: size), as: .image,
                region: CGRect(x: 500, y: 0, width: 9, height: 9))
        }
    }

    @Test("a line of a test keeps its number, and a name takes its place")
    func names() {
        #expect(check(line: 10).call.name(nil) == "pays")
        #expect(check(line: 20).call.name(nil) == "pays.2")
        #expect(check(line: 10).call.name(nil) == "pays")
        #expect(check().call.name("in the dark/light") == "pays.in-the-dark_light")
    }

    @Test("a film is compared as a strip of moments")
    func film() async throws {
        let tester = ViewTester(Counter(), size: CGSize(width: 50, height: 60), scale: 1)
        let film = try await tester.film { await tester.advance(by: 1) }
        let strip = try film.strip(moments: 4)
        #expect(strip.width == 4 * 50 + 3 * 8 && strip.height == 60)
    }
}
