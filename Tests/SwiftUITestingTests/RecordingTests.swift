import RiffleHeadlessHost
import SwiftUITesting
import Testing

@MainActor
struct RecordingTests {
    private struct Lamp: View {
        @State private var isLit = false
        @State private var place = CGSize.zero
        @State private var blinks = 0
        var step = 1.0

        var body: some View {
            VStack(spacing: 20) {
                Circle()
                    .fill(isLit ? .yellow : .gray)
                    .frame(width: 60, height: 60)
                    .offset(place)
                    .gesture(DragGesture().onChanged { place = $0.translation * step })
                    .accessibilityLabel("Lamp")
                Text("\(blinks) blinks")
                Button("Switch") { withAnimation(.bouncy) { isLit.toggle() } }
            }
            .task {
                while blinks < 3 {
                    try? await Task.sleep(for: .milliseconds(300))
                    blinks += 1
                }
            }
        }
    }

    /// What somebody did to a lamp.
    private func recordedLamp() async throws -> String {
        let tester = ViewTester(Lamp(), size: CGSize(width: 200, height: 300), records: true)
        await tester.tap(try tester.find(.role(.button, "Switch")))
        await tester.drag(try tester.find(.label("Lamp")), by: CGSize(width: 30, height: 40))
        await tester.resize(to: CGSize(width: 240, height: 300))
        try await tester.perform("Activate", on: try tester.find(.role(.button, "Switch")))
        await tester.key(.tab, modifiers: [])
        try await tester.settle()
        return tester.recording
    }

    @Test("A recording that is played again shows the same in every frame, with what tasks did in virtual time")
    func same() async throws {
        let recording = try await recordedLamp()
        let frames = try await ViewTester.replay(recording, of: Lamp())
        #expect(frames > 60)
        #expect(recording.split(separator: "\n").count(where: { $0.hasPrefix("{\"frame\"") }) == frames)
    }

    @Test("Two testers to which the same happens record the same bytes")
    func deterministic() async throws {
        let (first, second) = (try await recordedLamp(), try await recordedLamp())
        // The date of the first frame is the machine's.
        #expect(first.split(separator: "\n").dropFirst() == second.split(separator: "\n").dropFirst())
    }

    @Test("A view that shows something else is found out at the first frame in which it does")
    func different() async throws {
        let recording = try await recordedLamp()
        let error = await #expect(throws: (any Error).self) {
            try await ViewTester.replay(recording, of: Lamp(step: 2))
        }
        let text = "\(try #require(error))"
        #expect(text.contains("has other layers than the recording") && text.contains("Lamp"), "\(text)")
        #expect(!text.hasPrefix("Frame 1,"))
    }

    @Test("A tester that was not asked to records nothing")
    func off() async throws {
        let tester = ViewTester(Lamp())
        await tester.pump()
        #expect(tester.recording.isEmpty)
    }

    @Test("A recording that breaks off in the middle of a line is played up to there")
    func cutOff() async throws {
        let recording = try await recordedLamp()
        let frames = try await ViewTester.replay(String(recording.dropLast(recording.count / 3)), of: Lamp())
        #expect(frames > 20)
    }

    private struct Vault: View {
        @State private var password = ""
        @FocusState private var isEditing: Bool

        var body: some View {
            VStack(spacing: 0) {
                Button("Unlock") { isEditing = true }.frame(width: 200, height: 60)
                SecureField("Password", text: $password).focused($isEditing)
            }
            .frame(width: 200, height: 200, alignment: .top)
        }
    }

    @Test("A key that comes with the tap that directs it to a secret field is left out, as all that follow are")
    func secret() {
        var text = ""
        let screen = HeadlessScreen(
            Vault(), HostConfiguration(size: CGSize(width: 200, height: 200), scale: 1, startDate: .distantPast),
            recorder: SessionRecorder(notesOutside: false) { text += $0 })
        let place = CGPoint(x: 100, y: 30)
        screen.send(.pointer(PointerEvent(id: 1, phase: .began, location: place, time: 0.1)))
        screen.send(.pointer(PointerEvent(id: 1, phase: .ended, location: place, time: 0.15)))
        screen.send(.key(KeyEvent(key: "z", characters: "z", phase: .down, time: 0.2)))
        screen.frame(at: 0.3)
        #expect(text.contains("\"isRedacted\":true"))
        #expect(!text.contains("\"z\""))
    }

    @Test(
        "What is no recording is refused with a reason",
        arguments: [("", "empty"), ("{\"format\":1}\n", "Line 1"), ("nonsense\n", "Line 1")])
    func refused(text: String, reason: String) async throws {
        let error = await #expect(throws: (any Error).self) { try await ViewTester.replay(text, of: Lamp()) }
        #expect("\(try #require(error))".contains(reason))
    }

    @Test("A line that is no entry is named, and so is a format of later versions")
    func damaged() async throws {
        var lines = try await recordedLamp().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[3] = "{\"unknown\":{}}"
        let damaged = await #expect(throws: (any Error).self) {
            try await ViewTester.replay(lines.joined(separator: "\n"), of: Lamp())
        }
        #expect("\(try #require(damaged))".contains("Line 4"))
        lines[0] = lines[0].replacingOccurrences(of: "\"format\":1", with: "\"format\":99")
        let later = await #expect(throws: (any Error).self) {
            try await ViewTester.replay(lines.joined(separator: "\n"), of: Lamp())
        }
        #expect("\(try #require(later))".contains("format 99"))
    }
}

private func * (size: CGSize, factor: Double) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
}
