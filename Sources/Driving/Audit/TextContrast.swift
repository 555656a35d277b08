import Foundation
import RiffleHeadlessHost
import RiffleLayers
import RiffleRasterizer

/// How well texts can be told from what is behind them: the window is painted with its texts and without them, and where
/// the two differ is text before its ground.
@MainActor
struct TextContrast {
    private let shown: PixelBuffer
    private let bare: PixelBuffer
    private let scale: CGFloat

    /// - Throws: what painting does: a side of the window that is too long.
    init(_ screen: HeadlessScreen) throws {
        let scheme = screen.graph.window.preferredColorScheme ?? screen.configuration.colorScheme
        let ground: ResolvedColor = scheme == .dark ? .black : .white
        scale = screen.configuration.scale
        shown = try screen.render(background: ground).copy()
        var changes = LayerTree().changes(to: screen.layers)
        for index in changes.indices {
            guard case .insert(var layer) = changes[index] else { continue }
            layer.contents.removeAll { if case .glyphs = $0 { true } else { false } }
            changes[index] = .insert(layer)
        }
        let rasterizer = LayerRasterizer(images: AssetImageSource())
        rasterizer.apply(changes)
        bare = try rasterizer.render(size: screen.configuration.size, scale: scale, background: ground)
    }

    /// The contrast of what stands in a part of the window, 1…21, as WCAG 2.2 defines it; nil where no text is to be seen.
    ///
    /// Most characters have soft edges: what counts is the fullest twentieth of them.
    ///
    /// - Parameter frame: in points of the window. O(pixels).
    func ratio(in frame: CGRect) -> Double? {
        let window = CGRect(x: 0, y: 0, width: shown.width, height: shown.height)
        let area = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral.intersection(window)
        guard !area.isNull, !area.isEmpty else { return nil }
        var ratios: [Double] = []
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                let offset = 4 * x
                let front = shown.bytes + y * shown.stride + offset
                let back = bare.bytes + y * bare.stride + offset
                guard front[0] != back[0] || front[1] != back[1] || front[2] != back[2] else { continue }
                let (first, second) = (Self.luminance(front), Self.luminance(back))
                ratios.append((max(first, second) + 0.05) / (min(first, second) + 0.05))
            }
        }
        guard !ratios.isEmpty else { return nil }
        ratios.sort()
        return ratios[min(ratios.count * 19 / 20, ratios.count - 1)]
    }

    private static func luminance(_ pixel: UnsafeMutablePointer<UInt8>) -> Double {
        0.0722 * linear[Int(pixel[0])] + 0.7152 * linear[Int(pixel[1])] + 0.2126 * linear[Int(pixel[2])]
    }

    /// Light by a component of sRGB.
    private static let linear: [Double] = (0...255).map {
        let component = Double($0) / 255
        return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}
