import Foundation
import RiffleTextAndImages

/// Something that can be shown in a picture.
public protocol XCUIScreenshotProviding {
    /// A picture of it as it is now.
    func screenshot() -> XCUIScreenshot
}

/// A picture of an app or of a part of it.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
    /// A PNG file.
    public let pngRepresentation: Data
    /// Pixels per point.
    private let scale: Double

    init(_ png: Data, scale: Double = 1) {
        pngRepresentation = png
        self.scale = scale
    }

    /// The picture, as large in points as what it shows; one without a size where the app could not be asked.
    public var image: UIImage { UIImage(data: pngRepresentation, scale: scale) ?? UIImage() }
}

/// What the app's screen is on a device.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
    /// The one screen there is.
    public static let main = XCUIScreen()

    /// All screens.
    open class var screens: [XCUIScreen] { [main] }

    /// A picture of the app that was launched last.
    open func screenshot() -> XCUIScreenshot {
        XCUIApplication.running.last?.picture(of: nil) ?? XCUIScreenshot(Data())
    }
}
