import Riffle
import SwiftUITesting

/// A container that values cross, with a view inside.
@MainActor
struct CrossedContainer {
    /// The name in the head of the page's table.
    let name: String
    var size = CGSize(width: 393, height: 852)
    /// Whether what is shown are buttons and texts, and nothing else.
    var takesButtonsOnly = false
    /// Brings the view inside to light.
    var open: @MainActor (ViewTester) async throws -> Void = { _ in }
    let make: @MainActor (AnyView) -> AnyView

    private static let wide = CGSize(width: 1194, height: 834)

    private static func presented(
        _ name: String, takesButtonsOnly: Bool = false, _ make: @escaping @MainActor (Presenter, AnyView) -> any View
    ) -> CrossedContainer {
        CrossedContainer(name: name, takesButtonsOnly: takesButtonsOnly) { content in
            AnyView(Presenting { AnyView(make($0, content)) })
        }
    }

    /// The containers, as the page has them.
    static let all: [CrossedContainer] = [
        CrossedContainer(name: "stack") { content in AnyView(NavigationStack { content }) },
        CrossedContainer(name: "pushed screen") { content in
            AnyView(PushedOn(content: content))
        },
        CrossedContainer(name: "split view", size: wide) { content in
            AnyView(
                NavigationSplitView {
                    content
                } detail: {
                    Text("Detail")
                })
        },
        CrossedContainer(name: "tabs") { content in AnyView(TabView { content.tabItem { Text("Tab") } }) },
        CrossedContainer(name: "pages") { content in AnyView(TabView { content }.tabViewStyle(.page)) },
        presented("sheet") { $1.presented(by: $0) { Text("Presenter").sheet(isPresented: $0, content: $1) } },
        presented("cover") { $1.presented(by: $0) { Text("Presenter").fullScreenCover(isPresented: $0, content: $1) } },
        presented("popover") {
            $1.presented(by: $0) { isPresented, content in
                Text("Presenter").popover(isPresented: isPresented) {
                    content().presentationCompactAdaptation(.popover)
                }
            }
        },
        presented("alert", takesButtonsOnly: true) {
            $1.presented(by: $0) { Text("Presenter").alert("Alert", isPresented: $0, actions: $1) }
        },
        CrossedContainer(name: "list") { content in AnyView(List { content }) },
        CrossedContainer(name: "lazy stack") { content in AnyView(ScrollView { LazyVStack { content } }) },
        CrossedContainer(
            name: "menu", takesButtonsOnly: true,
            open: { tester in
                // In whatever letters it is shown; one that is disabled stays closed.
                let label = tester.findAll(.containing("")).first { $0.label.lowercased() == "open menu" }
                guard let label else { return }
                await tester.tap(label)
                try await tester.settle()
            }
        ) { content in AnyView(Menu("Open menu") { content }) },
        CrossedContainer(name: "device frame", size: CGSize(width: 700, height: 1000)) { content in
            AnyView(DeviceFrame(.phone) { content })
        },
        CrossedContainer(name: "representable") { content in AnyView(Hosted(content: content)) },
    ]
}

/// Whether something is presented.
struct Presenter {
    let isPresented: Binding<Bool>
}

/// A stack with a screen on it from the first frame on.
private struct PushedOn: View {
    let content: AnyView
    @State private var path = NavigationPath([0])

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { _ in content }
        }
    }
}

/// Presents something from the first frame on.
private struct Presenting: View {
    @State private var isPresented = true
    let content: @MainActor (Presenter) -> AnyView

    var body: some View { content(Presenter(isPresented: $isPresented)) }
}

extension AnyView {
    @MainActor
    fileprivate func presented(
        by presenter: Presenter, _ make: @MainActor (Binding<Bool>, @escaping () -> AnyView) -> some View
    ) -> any View {
        make(presenter.isPresented, { self })
    }
}

/// A view of SwiftUI's in a controller of UIKit's in a view of SwiftUI's.
private struct Hosted: UIViewControllerRepresentable {
    let content: AnyView

    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
        UIHostingController(rootView: content)
    }

    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
        controller.rootView = content
    }
}
