import Foundation
import RiffleTextAndImages
import Testing
import XCTest

/// Something that a test keeps: a picture, a text, a file. It is written where `RIFFLE_ATTACHMENTS` names a folder, and
/// into the results of Swift Testing.
open class XCTAttachment: NSObject, @unchecked Sendable {
    /// Whether it is kept of a test that has not failed.
    public enum Lifetime: Int, Sendable {
        /// It is kept.
        case keepAlways = 0
        /// It is kept where the test fails.
        case deleteOnSuccess = 1
    }

    /// How a picture is kept; always as it is here.
    public enum ImageQuality: Int, Sendable {
        /// As it is.
        case original = 0
        /// Smaller.
        case medium
        /// Smallest.
        case low
    }

    /// What it is called.
    open var name: String?
    /// Whether it is kept of a test that has not failed.
    open var lifetime: Lifetime = .deleteOnSuccess
    /// What else there is to say.
    open var userInfo: [AnyHashable: Any]?
    /// What kind of data it is, such as `public.png`.
    public let uniformTypeIdentifier: String
    let data: Data
    /// What it holds, for modules that write it elsewhere.
    public var _data: Data { data }

    init(_ data: Data, _ type: String, name: String? = nil) {
        self.data = data
        uniformTypeIdentifier = type
        self.name = name
    }

    /// A picture.
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "public.png") }

    /// A picture.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

    /// A picture; an empty file where it cannot be decoded.
    public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "public.png") }

    /// A picture; an empty file where it cannot be decoded.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// A text.
    public convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text") }

    /// Data of any kind.
    public convenience init(data: Data) { self.init(data, "public.data") }

    /// Data of a kind.
    public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data, uniformTypeIdentifier) }

    /// Data of a kind, with a name.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(payload ?? Data(), identifier ?? "public.data", name: name)
        self.userInfo = userInfo
    }

    /// A file, as it is now.
    public convenience init(contentsOfFile url: URL) {
        self.init((try? Data(contentsOf: url)) ?? Data(), "public.data", name: url.lastPathComponent)
    }

    var fileName: String {
        let endings = ["public.png": "png", "public.plain-text": "txt", "public.json": "json", "public.jpeg": "jpg"]
        let name = (name ?? "attachment").map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
        let text = String(name)
        return text.contains(".") ? text : text + "." + (endings[uniformTypeIdentifier] ?? "data")
    }

    /// Keeps it.
    func keep(of test: String) {
        if Test.current != nil { Attachment.record([UInt8](data), named: fileName) }
        guard let folder = ProcessInfo.processInfo.environment["RIFFLE_ATTACHMENTS"], !folder.isEmpty else { return }
        let place = URL(fileURLWithPath: folder).appendingPathComponent(test.replacingOccurrences(of: "/", with: "_"))
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var file = place.appendingPathComponent(fileName)
        var number = 1
        while FileManager.default.fileExists(atPath: file.path) {
            number += 1
            file = place.appendingPathComponent("\(number)-\(fileName)")
        }
        try? data.write(to: file)
    }
}

/// A part of a test with a name of its own.
public protocol XCTActivity: NSObjectProtocol {
    /// What it is called.
    var name: String { get }
    /// Keeps something.
    func add(_ attachment: XCTAttachment)
}

/// Runs parts of tests.
open class XCTContext: NSObject {
    private final class Activity: NSObject, XCTActivity {
        let name: String

        init(_ name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
    }

    /// Runs a part of a test under a name, which is printed.
    open class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
        -> Result
    {
        print("    \(name)")
        return try block(Activity(name))
    }
}

extension XCTestCase {
    /// Keeps something.
    public func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
}
