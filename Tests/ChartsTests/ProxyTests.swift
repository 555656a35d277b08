import Charts
import SwiftUITesting
import Testing

/// What a proxy says where there is no chart.
@MainActor @Suite struct ProxyTests {
    private struct Plain: View {
        @State private var width: CGFloat = -1

        var body: some View {
            Text("Width \(Int(width))")
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        Color.clear.onAppear { width = geometry[proxy.plotAreaFrame].width }
                    }
                }
        }
    }

    @Test("the frame of a plot that is not there is empty, and ends nothing")
    func noChart() throws {
        let tester = ViewTester(Plain(), size: CGSize(width: 300, height: 200))
        let text = try tester.find(.containing("Width")).text
        #expect(text == "Width 0")
    }
}
