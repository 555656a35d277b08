import SwiftUI

/// A dial that a finger drags and a number that taps count; shown in place of the example where the environment has
/// `EXAMPLE=dial`. Nothing in it comes from outside of what is done to it.
struct DialApp: App {
    var body: some Scene {
        WindowGroup { DialView() }
    }
}

private struct DialView: View {
    @State private var count = 0
    @State private var distance = CGSize.zero

    var body: some View {
        VStack {
            Button("Count \(count)") { withAnimation(.bouncy) { count += 1 } }
                .frame(width: 200, height: 100)
            Circle()
                .fill(count % 2 == 0 ? .blue : .green)
                .frame(width: 100, height: 100)
                .offset(distance)
                .gesture(
                    DragGesture()
                        .onChanged { distance = $0.translation }
                        .onEnded { _ in withAnimation(.spring) { distance = .zero } })
        }
    }
}
