import SwiftUITesting
import Testing

/// The same done at the same times gives the same bytes.
@MainActor
struct DeterminismTests {
    @Test("the same interaction twice gives the same layers, elements and PNG")
    func twice() async throws {
        let first = try await Self.play()
        let second = try await Self.play()
        #expect(first.lines == second.lines)
        #expect(first.pictures == second.pictures)
        #expect(first.lines.count > 3 && Set(first.lines).count == first.lines.count)
    }

    @Test("time that passes in other steps in between leads to the same end")
    func steps() async throws {
        let first = ViewTester(Counter())
        await first.tap(try first.find(.label("Add")))
        try await first.settle()
        let second = ViewTester(Counter())
        await second.tap(try second.find(.label("Add")))
        for _ in 0..<40 { await second.pump(by: 0.025) }
        #expect(first.layersDescription == second.layersDescription)
        #expect(try first.snapshot().pngData == second.snapshot().pngData)
    }

    @Test("two processes show the same, to the byte of every picture")
    func processes() async throws {
        async let first = Self.processOutput()
        async let second = Self.processOutput()
        let (one, other) = try await (first, second)
        #expect(one == other)
        #expect(one.contains("== leaving at ") && one.components(separatedBy: "png ").count == 7)
    }

    private static func play() async throws -> (lines: [String], pictures: [Data]) {
        let tester = ViewTester(Stage(), size: CGSize(width: 200, height: 200))
        var lines: [String] = []
        var pictures: [Data] = []
        func note() throws {
            lines.append(tester.layersDescription + tester.semanticsDescription)
            pictures.append(try tester.snapshot().pngData)
        }
        try note()
        let touch = tester.touch(at: try tester.find(.text("a")).center)
        await touch.move(by: CGSize(width: 31, height: 17), over: 0.21)
        try note()
        await touch.lift()
        await tester.advance(by: 0.07)
        try note()
        await tester.tap(try tester.find(.label("Turn")))
        await tester.advance(by: 0.13)
        try note()
        try await tester.settle()
        try note()
        return (lines, pictures)
    }

    /// What the program beside these tests prints of its interaction.
    private nonisolated static func processOutput() async throws -> String {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("ExampleProgram")
        process.arguments = ["interact"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}

private struct Stage: View {
    @State private var shift = CGSize.zero
    @State private var names = ["a", "b", "c"]
    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(name).padding().background(Capsule().fill(.orange)).transition(.slide)
            }
            .offset(shift)
            .gesture(
                DragGesture().onChanged { shift = $0.translation }
                    .onEnded { _ in withAnimation(.spring()) { shift = .zero } })
            Button("Turn") { withAnimation(.easeInOut) { names = ["c", "d", "a"] } }
        }
    }
}
