import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("View controllers of UIKit's in SwiftUI")
struct UIViewControllerRepresentableTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Controller: UIViewController {
        var log: Log?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .yellow
            let host = UIHostingController(rootView: Text("Hosted"))
            addChild(host)
            host.view.backgroundColor = .clear
            host.view.frame = view.bounds
            host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(host.view)
            host.didMove(toParent: self)
        }

        override func viewWillAppear(_ animated: Bool) { log?.lines.append("will appear") }
        override func viewDidDisappear(_ animated: Bool) { log?.lines.append("did disappear") }
    }

    private struct Screen: UIViewControllerRepresentable {
        let log: Log

        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller()
            controller.log = log
            return controller
        }

        func updateUIViewController(_ controller: Controller, context: Context) { log.lines.append("update") }

        static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
            controller.log?.lines.append("dismantle")
        }
    }

    private struct Page: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Screen(log: log) }
                Button("Toggle") { isShown.toggle() }
            }
        }
    }

    @Test("A controller's view is shown with a view of SwiftUI's inside, and it hears of coming and going")
    func lifecycle() async throws {
        let log = Log()
        let tester = ViewTester(Page(log: log))
        _ = try tester.find(.text("Hosted"))
        #expect(try tester.snapshot()[20, 300].b < 50)
        #expect(log.lines == ["update", "will appear"])
        await tester.tap(try tester.find(.role(.button, "Toggle")))
        await tester.advance(by: 1)
        #expect(tester.findAll(.text("Hosted")).isEmpty)
        #expect(log.lines.dropFirst(2).sorted() == ["did disappear", "dismantle"])
    }

    private struct ShareSheet: UIViewControllerRepresentable {
        let items: [Any]
        let done: (Bool) -> Void

        func makeUIViewController(context: Context) -> UIActivityViewController {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.completionWithItemsHandler = { _, isDone, _, _ in done(isDone) }
            return controller
        }

        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    private struct SharePage: View {
        @State private var isShown = false
        @State private var result = "none"

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Text("Result: \(result)")
            }
            .sheet(isPresented: $isShown) { ShareSheet(items: ["Hello"]) { result = $0 ? "done" : "left" } }
        }
    }

    @Test("A share sheet offers its items by buttons, and goes once one was pressed")
    func sharing() async throws {
        let tester = ViewTester(SharePage())
        await tester.tap(try tester.find(.role(.button, "Open")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("Hello"))
        await tester.tap(try tester.find(.role(.button, "Copy")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("Result: done"))
        await tester.tap(try tester.find(.role(.button, "Open")))
        await tester.advance(by: 1)
        await tester.tap(try tester.find(.role(.button, "Close")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("Result: left"))
    }

    private struct ImagePicker: UIViewControllerRepresentable {
        @Binding var image: UIImage?

        @MainActor final class Coordinator: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            let parent: ImagePicker

            init(_ parent: ImagePicker) { self.parent = parent }

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                parent.image = info[.originalImage] as? UIImage
                picker.dismiss(animated: true)
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }

    private struct PickerPage: View {
        @State private var isShown = false
        @State private var image: UIImage?

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Text(image.map { "Width \($0.size.width, specifier: "%.0f")" } ?? "No picture")
            }
            .sheet(isPresented: $isShown) { ImagePicker(image: $image) }
        }
    }

    @Test("A picker of pictures hands over the file that was chosen, and is left by its button")
    func choosing() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: pixel)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let tester = ViewTester(PickerPage())
        await tester.tap(try tester.find(.role(.button, "Open")))
        await tester.advance(by: 1)
        await tester.tap(try tester.find(.role(.button, "Cancel")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("No picture"))
        await tester.tap(try tester.find(.role(.button, "Open")))
        await tester.advance(by: 1)
        await tester.tap(try tester.find(.role(.button, "Choose Photo")))
        try await tester.chooseFiles([file])
        await tester.advance(by: 1)
        _ = try tester.find(.text("Width 1"))
        #expect(tester.findAll(.role(.button, "Cancel")).isEmpty)
    }
}
