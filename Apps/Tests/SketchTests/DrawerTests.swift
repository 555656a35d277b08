import SwiftUI
import SwiftUITesting
import Testing

// A chest of drawers, of which one is open at a time. Which one is known to the chest, and a binding for the drawers.

private struct Drawer: View {
    let name: String
    let inside: String
    @Binding var open: String?

    var body: some View {
        VStack(spacing: 0) {
            Button(action: pull) {
                HStack {
                    Text(open == name ? "–" : "+").frame(width: 30)
                    Text(name).frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(height: 50)
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())
            .accessibilityLabel(name)

            if open == name {
                Text(inside)
                    .italic()
                    .frame(height: 80)
                    .transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.3, anchor: .top)))
            }
            Color.brown.frame(height: 1)
        }
        .clipped()
    }

    private func pull() {
        let next = open == name ? nil : name
        withAnimation(.linear(duration: 0.4)) { open = next }
    }
}

private struct Chest: View {
    static let drawers = [("Hats", "Two caps"), ("Gloves", "One pair"), ("Scarves", "None")]

    @State private var open: String? = nil
    @State private var pulled: [String] = []

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Self.drawers.indices, id: \.self) {
                Drawer(name: Self.drawers[$0].0, inside: Self.drawers[$0].1, open: $open)
            }
            Spacer()
            Text("Pulled: " + pulled.joined(separator: " "))
        }
        .onChange(of: open) { before, after in pulled.append("\(before ?? "none")-\(after ?? "none")") }
    }
}

@MainActor
struct DrawerTests {
    private func top(_ tester: ViewTester, _ name: String) throws -> CGFloat {
        try tester.find(.role(.button, name)).frame.minY
    }

    private func pull(_ tester: ViewTester, _ name: String) async throws {
        await tester.tap(try tester.find(.role(.button, name)))
    }

    @Test("a drawer opens over time, and pushes those below it down")
    func opens() async throws {
        let tester = ViewTester(Chest())
        let below = try top(tester, "Scarves")
        try await pull(tester, "Gloves")
        await tester.advance(by: 0.2)
        let inside = try tester.find(.text("One pair"))
        #expect(inside.opacity > 0.3 && inside.opacity < 0.7)
        let between = try top(tester, "Scarves") - below
        #expect(between > 20 && between < 60)
        try await tester.settle()
        #expect(abs(try top(tester, "Scarves") - below - 80) < 0.01)
        _ = try tester.find(.text("Pulled: none-Gloves"))
    }

    @Test("while one opens and another closes, what is below both stays where it is")
    func another() async throws {
        let tester = ViewTester(Chest())
        try await pull(tester, "Hats")
        try await tester.settle()
        let below = try top(tester, "Scarves")
        try await pull(tester, "Gloves")
        await tester.advance(by: 0.15)
        #expect(abs(try top(tester, "Scarves") - below) < 0.01)
        try await tester.settle()
        #expect(tester.findAll(.text("Two caps")).isEmpty)
        _ = try tester.find(.text("One pair"))
        _ = try tester.find(.text("Pulled: none-Hats Hats-Gloves"))
    }

    @Test("a drawer pushed back on its way turns round without a jump")
    func turnsRound() async throws {
        let tester = ViewTester(Chest())
        let shut = try top(tester, "Gloves")
        try await pull(tester, "Hats")
        await tester.advance(by: 0.2)
        let before = try top(tester, "Gloves")
        let touch = tester.touch(at: try tester.find(.role(.button, "Hats")).center)
        await touch.lift()
        #expect(abs(try top(tester, "Gloves") - before) < 0.01)
        try await tester.settle()
        #expect(abs(try top(tester, "Gloves") - shut) < 0.01)
        #expect(tester.findAll(.text("Two caps")).isEmpty)
    }
}
