import Foundation
internal import RiffleHeadlessHost
internal import RiffleRasterizer

/// Pictures of views in windows of their own, which somebody's code asks for while it runs.
@MainActor
struct PaintedView {
    /// More pixels than this along a side cannot be painted.
    private static let longestSide = 30_000.0
    private static let mostPixels = 1.0e8

    /// The size that a view takes when it is offered one, in points.
    static func size<Content: View>(of view: Content, offered: ProposedViewSize) -> CGSize {
        let window = CGSize(width: length(offered.width) ?? 393, height: length(offered.height) ?? 852)
        let host = HeadlessScreen(view.ignoresSafeArea(), HostConfiguration(size: window))
        defer { handBack(host) }
        return host.size(offered: offered)
    }

    /// A view as it looks in its first frame; nil where the picture would have no pixels, or too many.
    ///
    /// - Parameters:
    ///   - offered: what the view is offered; the picture is as large as what it takes, rounded up to whole pixels.
    ///   - scale: pixels per point, finite and above 0.
    static func picture<Content: View>(
        of view: Content, offered: ProposedViewSize, scale: CGFloat, background: ResolvedColor
    ) -> UIImage? {
        let exact = size(of: view, offered: offered)
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) }
        let (width, height) = (pixels(exact.width), pixels(exact.height))
        guard width >= 1, height >= 1, max(width, height) <= longestSide, width * height <= mostPixels else {
            return nil
        }
        // Where nothing was offered the view is asked the same again: an exact length could come out otherwise.
        let shown = view.fixedSize(horizontal: offered.width == nil, vertical: offered.height == nil)
            .frame(width: exact.width, height: exact.height)
        let size = CGSize(width: width / scale, height: height / scale)
        let host = HeadlessScreen(shown, HostConfiguration(size: size, scale: scale))
        defer { handBack(host) }
        guard let png = try? host.render(background: background).pngData() else { return nil }
        return UIImage(data: png, scale: scale)
    }

    private static func length(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }

    /// A frame takes all that waits for the host of the window at work, which this one is not.
    private static func handBack(_ host: HeadlessScreen) {
        for request in host.requests { HostRequests.add(request) }
        for feedback in host.feedback { HostRequests.add(feedback) }
    }
}
