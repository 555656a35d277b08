import SwiftUI
import SwiftUITesting

/// The window in which a view of SwiftUI's is drawn.
public enum SwiftUISnapshotLayout {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view wants to have.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of a view, as large as it wants to be.
    public static var image: Snapshotting { image() }

    /// A picture of a view in its first frame.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: nothing here; all effects are drawn in any case.
    ///   - precision: how much of all pixels has to be the same, 0…1.
    ///   - perceptualPrecision: how much of a channel has to be the same for a pixel to count as the same, 0…1.
    ///   - layout: the window.
    ///   - traits: how things look.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let config: ViewImageConfig =
            switch layout {
            case .device(let config): config
            case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
            case .sizeThatFits: ViewImageConfig()
            }
        return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { (view: Value) in
                ShownValue.onMain {
                    ShownValue.picture(
                        ShownValue.tester(AnyView(view), config, traits: traits), [config.traits, traits])
                }
            }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The layers of a view in its first frame, a line each.
    public static var recursiveDescription: Snapshotting {
        SimplySnapshotting.lines.ofPlatform.pullback { (view: Value) in
            ShownValue.onMain {
                ShownValue.tester(AnyView(view), traits: UITraitCollection()).layersDescription
            }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// A picture of a controller's view.
    public static var image: Snapshotting { image() }

    /// A picture of a controller's view on a screen.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { (controller: Value) in
                ShownValue.onMain {
                    let size = size ?? config.size ?? ShownValue.size(controller)
                    let tester = ShownValue.tester(
                        ShownValue.content(controller), config, size: size, traits: traits)
                    return ShownValue.picture(tester, [config.traits, traits])
                }
            }
    }

    /// A picture of a controller's view.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// The controllers inside of a controller, a line each.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.ofPlatform.pullback { (controller: Value) in
            ShownValue.onMain {
                func lines(_ controller: UIViewController, _ depth: Int) -> [String] {
                    let line = String(repeating: "   | ", count: depth) + "<\(type(of: controller))>"
                    return [line] + controller.children.flatMap { lines($0, depth + 1) }
                }
                return lines(controller, 0).joined(separator: "\n")
            }
        }
    }

    /// The layers of a controller's view, a line each.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The layers of a controller's view on a screen, a line each.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.ofPlatform.pullback { (controller: Value) in
            ShownValue.onMain {
                let size = size ?? config.size ?? ShownValue.size(controller)
                return ShownValue.tester(ShownValue.content(controller), config, size: size, traits: traits)
                    .layersDescription
            }
        }
    }
}

extension Snapshotting where Value: UIView, Format == UIImage {
    /// A picture of a view.
    public static var image: Snapshotting { image() }

    /// A picture of a view.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { (view: Value) in
                ShownValue.onMain {
                    let tester = ShownValue.tester(
                        AnyView(BareView(view: view)), size: size ?? ShownValue.size(view), traits: traits)
                    return ShownValue.picture(tester, [traits])
                }
            }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// The layers of a view, a line each.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The layers of a view, a line each.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection())
        -> Snapshotting
    {
        SimplySnapshotting.lines.ofPlatform.pullback { (view: Value) in
            ShownValue.onMain {
                ShownValue.tester(
                    AnyView(BareView(view: view)), size: size ?? ShownValue.size(view), traits: traits
                ).layersDescription
            }
        }
    }
}
