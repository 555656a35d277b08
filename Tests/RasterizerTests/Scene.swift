import Foundation
import RiffleRasterizer
import Testing

/// Builds small layer trees and paints them.
struct Scene {
    private(set) var tree = LayerTree()
    private var nextID: UInt32 = 1
    var size = CGSize(width: 40, height: 40)
    var scale: CGFloat = 1
    var background: ResolvedColor? = .white

    init(size: CGSize = CGSize(width: 40, height: 40), scale: CGFloat = 1, background: ResolvedColor? = .white) {
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// Adds a layer in front of its siblings.
    @discardableResult
    mutating func add(to parent: LayerID = .root, _ vary: (inout Layer) -> Void = { _ in }) -> LayerID {
        let id = LayerID(rawValue: nextID)
        var layer = Layer(id: id, parent: parent, rank: Int32(nextID))
        nextID += 1
        vary(&layer)
        tree.apply([.insert(layer)])
        return id
    }

    /// Changes a layer and returns how.
    mutating func change(_ id: LayerID, _ vary: (inout Layer) -> Void) -> [LayerChange] {
        guard let old = tree[id] else { return [] }
        var layer = old
        vary(&layer)
        let changes: [LayerChange] = [.update(layer, old.fieldsDiffering(from: layer))]
        tree.apply(changes)
        return changes
    }

    /// Paints everything from nothing.
    func paint(images: any ImageSource = SyntheticImages()) throws -> PixelBuffer {
        let rasterizer = LayerRasterizer(images: images)
        rasterizer.apply(LayerTree().changes(to: tree))
        return try rasterizer.render(size: size, scale: scale, background: background)
    }
}

extension DrawCommand {
    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor)
        -> DrawCommand
    {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }

    static func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor)
        -> DrawCommand
    {
        .fill(Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }
}

extension ResolvedColor {
    static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    static let green = ResolvedColor(red: 0, green: 1, blue: 0)
    static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    static let gray = ResolvedColor(bytes: 128, 128, 128)
}

extension PixelBuffer.Pixel {
    static let white = Self(red: 255, green: 255, blue: 255)
    static let black = Self(red: 0, green: 0, blue: 0)
    static let pureRed = Self(red: 255, green: 0, blue: 0)
    static let pureGreen = Self(red: 0, green: 255, blue: 0)
    static let pureBlue = Self(red: 0, green: 0, blue: 255)
    static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)

    /// Whether no component is further away than `tolerance`.
    func isNear(_ other: Self, _ tolerance: Int = 1) -> Bool {
        let pairs = [
            (self.red, other.red), (self.green, other.green), (self.blue, other.blue), (self.alpha, other.alpha),
        ]
        return pairs.allSatisfy { abs(Int($0.0) - Int($0.1)) <= tolerance }
    }
}
