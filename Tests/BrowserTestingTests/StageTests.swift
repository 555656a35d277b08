import BrowserTesting
import Testing

/// What a walk can do, done on every host to a view that writes it down.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct StageTests {
    @Test("Elements are found by what they say, where they are drawn", arguments: StageHost.all)
    func finds(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            let button = try await stage.find(.role(.button, "Add"))
            #expect(button.isEnabled && !button.isFocused)
            #expect(try await stage.find(.label("Off")).isEnabled == false)
            #expect(try await stage.find(.text("Count 0")).role == .text)
            let square = try await stage.find(.id("square"))
            #expect(square.actions == ["Lift"])
            #expect(isNear(square.frame, CGRect(x: 20, y: 300, width: 100, height: 60)))
            let missing = await #expect(throws: QueryFailed.self) { _ = try await stage.find(.label("Gone")) }
            #expect(missing?.description.contains("Count 0") == true)
        }
    }

    @Test("A tap presses a button, once", arguments: StageHost.all)
    func taps(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            try await stage.tap(try await stage.find(.label("Add")))
            try await stage.settle()
            #expect(try await stage.findAll(.text("Count 1")).count == 1)
            let count = try await stage.countInput()
            #expect(count.sent == 2 && count.received == 2)
        }
    }

    @Test(
        "What is dragged is where the finger brought it, while it is and after, and every event arrives",
        arguments: StageHost.all)
    func drags(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            let square = try await stage.find(.id("square"))
            try await stage.down(at: square.center)
            let steps = try await stage.move(from: square.center, by: CGSize(width: 40, height: 120), over: 0.5)
            #expect(steps == 30)
            try await stage.settle()
            let dragged = square.frame.offsetBy(dx: 40, dy: 120)
            #expect(isNear(try await stage.find(.id("square")).frame, dragged))
            try await stage.lift()
            try await stage.settle()
            #expect(isNear(try await stage.find(.id("square")).frame, dragged))
            let count = try await stage.countInput()
            #expect(count.sent == steps + 2 && count.received == steps + 2)
        }
    }

    @Test("A flick has the speed that is asked for, and every event arrives", arguments: StageHost.all)
    func flicks(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            for seconds in [0.1, 0.2] {
                let square = try await stage.find(.id("square"))
                try await stage.flick(square, by: CGSize(width: 60, height: 0), over: seconds)
                try await stage.settle()
                let speed = try #require(try await stage.find(.containing("Speed")).text.split(separator: " ").last)
                // Pages date events to a tenth of a millisecond, of which there are a few in the last moments.
                #expect(abs(Double(speed)! - 60 / seconds) < 20)
            }
            let count = try await stage.countInput()
            #expect(count.sent == 6 + 12 + 4 && count.received == 6 + 12 + 4)
        }
    }

    @Test("Tab goes on until what is asked for has the focus", arguments: StageHost.all)
    func focuses(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            try await stage.focus(.label("Less"))
            #expect(try await stage.find(.label("Less")).isFocused)
            await #expect(throws: QueryFailed.self) { try await stage.focus(.label("Off")) }
        }
    }

    @Test("Tab comes to what takes the focus and is no control, and keys go there", arguments: StageHost.all)
    func focusables(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            let square = try await stage.find(.id("square"))
            try await stage.focus(.id("square"))
            try await stage.key("r")
            try await stage.settle()
            #expect(isNear(try await stage.find(.id("square")).frame, square.frame.offsetBy(dx: 30, dy: 0)))
        }
    }

    @Test("The wheel scrolls by what is asked for", arguments: StageHost.all)
    func wheel(_ host: StageHost) async throws {
        let list = ScrollView {
            VStack { ForEach(0..<50, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        }
        try await host.show(list) { stage in
            let line = try await stage.find(.text("Line 9")).frame
            try await stage.scroll(at: CGPoint(x: 196, y: 200), by: CGSize(width: 0, height: 90))
            try await stage.settle()
            #expect(isNear(try await stage.find(.text("Line 9")).frame, line.offsetBy(dx: 0, dy: -90)))
        }
    }

    @Test("What is in front is known", arguments: StageHost.all)
    func depth(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            let (square, button) = (try await stage.find(.id("square")), try await stage.find(.label("Add")))
            #expect(square.isInFront(of: button) && !button.isInFront(of: square))
        }
    }

    @Test("A finger that is lost leaves things as they were", arguments: StageHost.all)
    func cancels(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            let square = try await stage.find(.id("square"))
            try await stage.down(at: square.center)
            try await stage.move(from: square.center, by: CGSize(width: 40, height: 120))
            try await stage.cancel()
            try await stage.settle()
            #expect(isNear(try await stage.find(.id("square")).frame, square.frame))
            #expect(try await stage.findAll(.text("Dropped 1")).isEmpty)
        }
    }

    @Test("Tab, Return and arrow keys reach the app, and so do actions by name", arguments: StageHost.all)
    func keys(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            try await stage.key(.tab)
            try await stage.settle()
            #expect(try await stage.find(.label("Add")).isFocused)
            try await stage.key(.return)
            try await stage.key(.return)
            try await stage.settle()
            #expect(try await stage.findAll(.text("Count 2")).count == 1)
            try await stage.perform("Activate", on: try await stage.find(.label("Add")))
            let square = try await stage.find(.id("square"))
            try await stage.perform("Lift", on: square)
            try await stage.settle()
            #expect(try await stage.findAll(.text("Count 3")).count == 1)
            #expect(isNear(try await stage.find(.id("square")).frame, square.frame.offsetBy(dx: 0, dy: -20)))
            await #expect(throws: ActionMissing.self) { try await stage.perform("Fly", on: square) }
        }
    }

    @Test("A window of another size and scale lays the view out anew", arguments: StageHost.all)
    func resizes(_ host: StageHost) async throws {
        try await host.show(StageSpecimen()) { stage in
            try await stage.resize(to: CGSize(width: 600, height: 500), scale: 3)
            try await stage.settle()
            #expect(try await stage.findAll(.text("600 × 500 at 3")).count == 1)
        }
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        // Pages show what is at rest on whole pixels.
        abs(first.minX - second.minX) <= 0.5 && abs(first.minY - second.minY) <= 0.5
            && abs(first.width - second.width) <= 0.5 && abs(first.height - second.height) <= 0.5
    }
}

/// A button, something to drag, and what became of them.
private struct StageSpecimen: View {
    @State private var count = 0
    @State private var drops = 0
    @State private var speed = 0.0
    @State private var place = CGSize.zero
    @GestureState private var translation = CGSize.zero
    @Environment(\.displayScale) private var scale

    var body: some View {
        GeometryReader { window in
            VStack {
                Text("Count \(count)")
                Text("Dropped \(drops)")
                Text("Speed \(speed)")
                Text("\(Int(window.size.width)) × \(Int(window.size.height)) at \(Int(scale))")
                Button("Add") { count += 1 }
                Button("Less") { count -= 1 }
                Button("Off") {}.disabled(true)
            }
            Rectangle()
                .fill(.teal)
                .frame(width: 100, height: 60)
                .accessibilityIdentifier("square")
                .accessibilityAction(named: "Lift") { place.height -= 20 }
                .focusable()
                .onKeyPress("r") {
                    place.width += 30
                    return .handled
                }
                .offset(x: place.width + translation.width, y: place.height + translation.height)
                .gesture(drag)
                .padding(.leading, 20)
                .padding(.top, 300)
        }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded { value in
                drops += 1
                speed = value.velocity.width
                place.width += value.translation.width
                place.height += value.translation.height
            }
    }
}
