import Foundation

/// A view as others who know no SwiftUI hold it: its size can be asked for, a picture be drawn of it, and a
/// `UIViewControllerRepresentable` show it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content { didSet { hostingView.changes.note() } }

    private lazy var hostingView = HostingView { [unowned self] in AnyView(rootView) }

    /// Holds a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        view = hostingView
    }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The view itself: as the root of a window it has the whole window's safe area, bars and ground.
    open override var _windowContent: AnyView? { AnyView(HostedRoot(controller: self)) }

    fileprivate var changes: ViewChanges { hostingView.changes }

    /// The size that the view takes in a proposed one, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

/// The view of a controller that is the root of a window.
private struct HostedRoot<Content: View>: View {
    let controller: UIHostingController<Content>

    var body: some View {
        controller.rootView
            .background {
                // The window has a ground of the system's color itself.
                if let color = controller.view.backgroundColor, color != .systemBackground {
                    Color(color).ignoresSafeArea()
                }
            }
            .dependent(on: controller.changes)
    }
}

/// A view of SwiftUI's as UIKit has it.
private final class HostingView: UIView {
    private let content: @MainActor () -> AnyView

    init(_ content: @escaping @MainActor () -> AnyView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override var _content: AnyView { content() }

    override var intrinsicContentSize: CGSize { PaintedView.size(of: content(), offered: .unspecified) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // UIKit asks with the largest number there is, or with 0, for a size that nothing limits.
        func offered(_ length: CGFloat) -> CGFloat? { length > 0 && length < 100_000 ? length : nil }
        return PaintedView.size(
            of: content(), offered: ProposedViewSize(width: offered(size.width), height: offered(size.height)))
    }

    @discardableResult
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let canvas = PictureCanvas.current else { return false }
        let size = bounds.size == .zero ? rect.size : bounds.size
        let ground = backgroundColor.map { Color($0) } ?? Color(UIColor.systemBackground)
        canvas.add(
            content().frame(width: size.width, height: size.height).background(ground)
                .scaleEffect(
                    x: size.width > 0 ? rect.width / size.width : 1, y: size.height > 0 ? rect.height / size.height : 1),
            in: rect)
        return true
    }
}
