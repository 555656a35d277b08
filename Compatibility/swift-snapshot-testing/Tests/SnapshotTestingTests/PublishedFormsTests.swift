import SnapshotTesting
import SwiftUI
import XCTest

/// Tests as people write them for XCTest, with their references in `__Snapshots__`.
final class PublishedFormsTests: XCTestCase {
    private struct User: Codable {
        var name = "Blob"
        var id = 42
        var tags: Set<String> = ["b", "a"]
        var bio: String?
    }

    private struct Badge: View {
        var body: some View { Text("New").padding(8).background(Color.yellow) }
    }

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testTexts() throws {
        let user = User()
        assertSnapshot(of: user, as: .dump)
        assertSnapshot(of: User(tags: []), as: .json, named: "json")
        assertSnapshot(of: User(tags: []), as: .plist, named: "plist")
        assertSnapshot(of: "one\ntwo", as: .lines)
        assertSnapshot(of: Data([1, 2, 3]), as: .data, named: "bytes")
        assertSnapshot(of: 3...5, as: .description, record: false)
        assertSnapshots(of: 7, as: ["plain": .description, "dump": .dump])
        assertSnapshots(of: 7, as: [.description, .dump])
        assertSnapshot(matching: user.name, as: .lines, named: "older")
    }

    func testRequest() {
        var request = URLRequest(url: URL(string: "https://www.example.com/subscribe")!)
        request.httpMethod = "POST"
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.httpBody = Data("pricing[billing]=monthly".utf8)
        assertSnapshot(of: request, as: .raw)
        assertSnapshot(of: request, as: .curl)
    }

    @MainActor func testViews() async {
        let view = Badge()
        assertSnapshot(of: view, as: .image)
        assertSnapshot(
            of: view, as: .image(layout: .fixed(width: 80, height: 40), traits: .init(userInterfaceStyle: .dark)))
        assertSnapshot(of: view, as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits))
        let controller = UIHostingController(rootView: view)
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "controller")
        assertSnapshot(of: controller, as: .image(on: .iPadMini(.portrait), size: CGSize(width: 90, height: 60)))
        assertSnapshot(
            of: controller,
            as: .image(
                on: .iPhone13,
                size: CGSize(width: 200, height: 100), traits: .init(preferredContentSizeCategory: .accessibilityLarge))
        )
        assertSnapshot(of: controller, as: .wait(for: 0.5, on: .image(size: CGSize(width: 60, height: 40))))
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        label.backgroundColor = .red
        assertSnapshot(of: label, as: .image)
    }

    func testCustomStrategy() {
        let uppercase = Snapshotting<String, String>.lines.pullback { (text: String) in text.uppercased() }
        assertSnapshot(of: "quiet", as: uppercase)
        let even = Diffing<Int>(
            toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        ) { $0 % 2 == $1 % 2 ? nil : ("\($1) is not as \($0)", [XCTAttachment(string: "odd")]) }
        let strategy = Snapshotting<Int, Int>(pathExtension: "txt", diffing: even)
        assertSnapshot(of: 2, as: strategy, named: "even")
        XCTAssertNil(verifySnapshot(of: 4, as: strategy, named: "even"))
        XCTAssertTrue(verifySnapshot(of: 3, as: strategy, named: "even")?.contains("3 is not as 2") == true)
    }

    func testNothingIsRecorded() {
        expectNoReference {
            verifySnapshot(of: "b", as: .lines, named: "never", record: nil)
        }
    }

    private func expectNoReference(_ body: () -> String?) {
        let message = withSnapshotTesting(record: .never, operation: body)
        XCTAssertTrue(message?.contains("There is no reference") == true)
    }
}
