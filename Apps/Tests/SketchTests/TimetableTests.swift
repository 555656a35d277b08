import SwiftUI
import SwiftUITesting
import Testing

// What scrolls and knows where it is, what is kept under a name, and what is not known yet.

private struct Stop: Identifiable {
    let id: Int
    var name: String { "Stop \(id)" }
}

private struct Line: View {
    let stops = (1...7).map(Stop.init)

    @State private var current: Int?
    @State private var way = 0.0
    @State private var phases: [String] = []

    var body: some View {
        VStack(spacing: 6) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(stops) { stop in
                        Text(stop.name).containerRelativeFrame(.horizontal).frame(height: 120)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $current)
            .scrollTargetBehavior(.viewAligned)
            .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.x }, action: { way = $1 })
            .onScrollPhaseChange { before, now in
                if before.isScrolling != now.isScrolling { phases.append(now.isScrolling ? "go" : "halt") }
            }
            Text("now \(current.map(String.init) ?? "none"), \(Int(way)) points, \(phases.joined(separator: " "))")
            Button("Onward") { withAnimation(.smooth) { current = (current ?? 1) + 1 } }
        }
    }
}

private struct Departures: View {
    @State private var place = ScrollPosition(edge: .bottom)

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 0) { ForEach(0..<60) { Text("Train \($0)").frame(height: 25) } }
        }
        .scrollPosition($place)
        .overlay(alignment: .topTrailing) {
            Button("First") { withAnimation { place.scrollTo(edge: .top) } }
        }
    }
}

private struct Ticket: View {
    @AppStorage("rides") var rides = 10
    @AppStorage("owner") private var owner = "nobody"
    @AppStorage("window") private var wantsWindow = false
    @SceneStorage("remark") private var remark = ""
    @State private var isKnown = false

    var body: some View {
        VStack {
            Text(rides, format: .number)
                .font(.system(size: 50, weight: .light, design: .monospaced))
                .contentTransition(.numericText(value: Double(rides)))
            Text(owner)
                .redacted(reason: isKnown ? [] : .placeholder)
            Text(remark == "" ? "blank" : remark)
            Toggle(isOn: $wantsWindow) { Text("By the window") }
            Button("Ride") { withAnimation { rides -= 1 } }
            Button("Sign") { (owner, remark, isKnown) = ("the driver", "paid", true) }
        }
    }
}

@MainActor
struct TimetableTests {
    @Test("a line says at which stop it is, and goes on to another when it is told to")
    func line() async throws {
        let tester = ViewTester(Line(), size: CGSize(width: 250, height: 300))
        await tester.drag(try tester.find(.text("Stop 1")), by: CGSize(width: -180, height: 0))
        try await tester.settle()
        _ = try tester.find(.text("now 2, 250 points, go halt"))
        await tester.tap(try tester.find(.role(.button, "Onward")))
        try await tester.settle()
        _ = try tester.find(.containing("now 3, 500 points"))
        #expect(try tester.find(.text("Stop 3")).frame.midX == 125)
    }

    @Test("a list that starts at its end goes to its beginning when it is told to")
    func departures() async throws {
        let tester = ViewTester(Departures(), size: CGSize(width: 250, height: 300))
        #expect(abs(try tester.find(.text("Train 59")).frame.midY - 287.5) < 0.5)
        await tester.tap(try tester.find(.role(.button, "First")))
        try await tester.settle()
        #expect(abs(try tester.find(.text("Train 0")).frame.midY - 12.5) < 0.5)
    }

    @Test("what is kept under a name is shared by those who use it, and every tester starts without any")
    func ticket() async throws {
        let tester = ViewTester(Ticket())
        await tester.tap(try tester.find(.role(.button, "Ride")))
        await tester.advance(by: 0.1)
        // The old number is on its way out while the new one comes.
        #expect(tester.layersDescription.contains("\"0\"") && tester.layersDescription.contains("\"9\""))
        try await tester.settle()
        _ = try tester.find(.text("9"))
        _ = try tester.find(.text("blank"))
        await tester.tap(try tester.find(.role(.button, "Sign")))
        _ = try tester.find(.text("the driver"))
        _ = try tester.find(.text("paid"))
        let window = try tester.find(.role(.toggle, "By the window"))
        try await tester.perform("Activate", on: window)
        #expect(try tester.find(.role(.toggle, "By the window")).value == "1")
        _ = try ViewTester(Ticket()).find(.text("nobody"))
    }
}
