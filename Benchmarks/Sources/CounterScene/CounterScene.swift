import SwiftUI

/// A small view, as tests have them: a number, and a button that counts.
public struct CounterScene: View {
    @State private var count = 0

    /// Creates one that shows 0.
    public init() {}

    /// The number and the button.
    public var body: some View {
        VStack {
            Text("Count \(count)")
            Button("Add") { withAnimation { count += 1 } }
        }
    }
}
