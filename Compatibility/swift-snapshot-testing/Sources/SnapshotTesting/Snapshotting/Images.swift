import Foundation
import SwiftUI
import SwiftUITesting
import XCUIAutomation

extension Diffing where Value == UIImage {
    /// Pictures whose pixels are the same.
    public static var image: Diffing { image() }

    /// Pictures.
    ///
    /// - Parameters:
    ///   - precision: how much of all pixels has to be the same, 0…1.
    ///   - perceptualPrecision: how much of a channel has to be the same for a pixel to count as the same, 0…1. Apple's
    ///     platforms ask how the colors look to the eye, and this asks for the channels of red, green, blue and alpha.
    ///   - scale: pixels per point of references; nil or 0 for 1.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let pointScale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
        return Diffing(
            toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: pointScale) ?? UIImage() }
        ) { old, new in
            compare(old, new, precision: precision, perceptualPrecision: perceptualPrecision)
        }
    }

    private static func compare(
        _ old: UIImage, _ new: UIImage, precision: Float, perceptualPrecision: Float
    ) -> (String, [XCTAttachment])? {
        guard let oldData = old.pngData(), let newData = new.pngData() else {
            return ("A picture has no pixels: the reference or what is there now is empty.", [])
        }
        do {
            let (reference, picture) = (try Snapshot(pngData: oldData), try Snapshot(pngData: newData))
            func share(_ precision: Float) -> Double { 1 - Double(min(max(precision.isNaN ? 1 : precision, 0), 1)) }
            let tolerance = SnapshotTolerance(
                channelSteps: Int((share(perceptualPrecision) * 255 + 1e-4).rounded(.down)),
                pixels: Int((share(precision) * Double(reference.width * reference.height) + 1e-4).rounded(.down)))
            guard let difference = picture.difference(from: reference, tolerance: tolerance),
                difference.isBeyondTolerance
            else { return nil }
            let sizes =
                (reference.width, reference.height) == (picture.width, picture.height)
                ? ""
                : "The reference has \(reference.width) × \(reference.height) pixels, and the picture "
                    + "\(picture.width) × \(picture.height). "
            let message =
                sizes + "\(difference.pixelCount) of \(difference.pixelTotal) pixels differ, by up to "
                + "\(difference.largestChannelStep) of 255 steps of a channel."
            let pictures = [("reference", oldData), ("failure", newData), ("difference", difference.pngData)]
            return (
                message,
                pictures.map { name, data in
                    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
                    attachment.name = name
                    return attachment
                }
            )
        } catch {
            return ("The pictures cannot be compared: \(error)", [])
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Pictures whose pixels are the same.
    public static var image: Snapshotting { image() }

    /// Pictures; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ).ofPlatform
    }
}
