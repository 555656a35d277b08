import SwiftUITesting
import Testing

@MainActor
@Suite("Values of UIKit's as code for phones reads them")
struct UIKitValueTests {
    /// A view that moves out of the keyboard's way, as before SwiftUI did so itself.
    private struct Avoiding: View {
        @State private var text = ""
        @State private var lines: [String] = []

        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Text(lines.joined(separator: " "))
            }
            .ignoresSafeArea(.keyboard)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
                guard let userInfo = $0.userInfo,
                    let value = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                    let frame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                    let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                    let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt,
                    let number = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                else { return lines = ["nothing"] }
                let isSame = value.cgRectValue == frame && number.doubleValue == duration
                lines = ["\(Int(frame.height))", "\(Int(frame.minY))", "\(duration)", "\(curve)", "\(isSame)"]
            }
        }
    }

    @Test("a rectangle is inset by what UIKit's insets say of each edge, and outset by negative ones")
    func insetRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(inset.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)) == rect)
        #expect(rect.inset(by: UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)).size.height == -10)
    }

    @Test("the keyboard's frame is a rectangle and an object, and its times are numbers of any type")
    func keyboard() async throws {
        let tester = ViewTester(Avoiding())
        await tester.tap(try tester.find(.role(.textField)))
        await tester.showKeyboard(height: 300)
        await tester.pump()
        _ = try tester.find(.text("300 552 0.25 7 true"))
    }

    @Test("rectangles, points and sizes become objects and come back, and none is taken for another")
    func values() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        let values: [Any] = [NSValue(cgRect: rect), rect, NSNumber(value: 3), "text"]
        #expect(values.map { $0 is CGRect } == [true, true, false, false])
        #expect(values.map { ($0 as? NSValue)?.cgRectValue ?? .null } == [rect, rect, .zero, .null])
        #expect(values.allSatisfy { !($0 is CGPoint) && !($0 is CGSize) })
    }

    @Test("the height of the status bar is what the system covers at the top, and a scene knows light from dark")
    func statusBar() async throws {
        var found: [String] = []
        let tester = ViewTester(
            Button("Look") {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                let bar = scene?.statusBarManager
                found = [
                    "\(bar?.statusBarFrame.height ?? -1)", "\(bar?.isStatusBarHidden == false)",
                    "\(scene?.traitCollection.userInterfaceStyle == .dark)", "\(bar?.statusBarStyle == .default)",
                ]
            },
            environment: {
                $0.safeAreaInsets.top = 47
                $0.colorScheme = .dark
            })
        await tester.tap(try tester.find(.role(.button, "Look")))
        #expect(found == ["47.0", "true", "true", "true"])
    }

    @Test("what is copied with its type is a text, an address, a picture or the app's own")
    func pasteboard() async throws {
        var found: [String] = []
        let tester = ViewTester(
            Button("Copy") {
                let board = UIPasteboard.general
                board.setValue("word", forPasteboardType: UTType.plainText.identifier)
                found.append(board.string ?? "")
                board.setValue("https://example.com/a", forPasteboardType: UTType.url.identifier)
                found.append(board.url?.path ?? "")
                board.setData(Data("data".utf8), forPasteboardType: "public.utf8-plain-text")
                found.append(board.value(forPasteboardType: "public.utf8-plain-text") as? String ?? "")
                board.setValue(UIImage(systemName: "star")!, forPasteboardType: UTType.png.identifier)
                found.append("\(board.hasImages)")
                board.setValue([1, 2], forPasteboardType: "com.example.numbers")
                found.append("\(board.value(forPasteboardType: "com.example.numbers") as? [Int] ?? [])")
            })
        await tester.tap(try tester.find(.role(.button, "Copy")))
        #expect(found == ["word", "/a", "data", "true", "[1, 2]"])
    }

    @Test("a picture is found by its name in a bundle, whatever configuration is asked for")
    func pictures() {
        #expect(UIImage(named: "nowhere", in: nil, with: nil) == nil)
        #expect(UIImage(named: "nowhere", in: .main, with: UIImage.SymbolConfiguration(scale: .large)) == nil)
    }
}
