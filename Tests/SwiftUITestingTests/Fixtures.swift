import SwiftUITesting

/// What views and gestures of a test noted, in order.
final class Log: @unchecked Sendable {
    var lines: [String] = []
}

/// A number and a button that counts it up.
struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }
}

/// A square of 100 points in the middle of the window that notes what a drag reports.
struct DragPad: View {
    let log: Log
    @GestureState private var translation: CGSize?

    var body: some View {
        Rectangle().fill(.blue)
            .frame(width: 100, height: 100)
            .accessibilityLabel("pad")
            .accessibilityValue(translation.map { "\(Int($0.width.rounded())),\(Int($0.height.rounded()))" } ?? "rests")
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($translation) { value, state, _ in state = value.translation }
                    .onEnded { log.lines.append("ended \(Int($0.translation.width)),\(Int($0.translation.height))") })
    }
}

extension ViewTester {
    /// The issues whose texts contain all of some words.
    func issues(mentioning words: String...) -> [RuntimeIssue] {
        issues.filter { issue in words.allSatisfy { "\(issue)".contains($0) } }
    }
}
