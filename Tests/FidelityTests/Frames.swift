import SwiftUITesting

/// Where named views of a test are in the window.
@MainActor
final class Frames {
    private var frames: [String: CGRect] = [:]

    subscript(name: String) -> CGRect { frames[name] ?? .null }

    func note(_ frame: CGRect, of name: String) { frames[name] = frame }

    /// How far one view is below another.
    func gap(_ upper: String, _ lower: String) -> CGFloat { self[lower].minY - self[upper].maxY }

    /// The frames in a window of a size.
    static func of(
        width: CGFloat = 300, height: CGFloat = 300, @ViewBuilder _ views: (Frames) -> some View
    ) -> Frames {
        let frames = Frames()
        _ = ViewTester(views(frames), size: CGSize(width: width, height: height))
        return frames
    }
}

extension View {
    /// Notes where the view is by a name.
    func noted(_ name: String, in frames: Frames) -> some View {
        onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frames.note($0, of: name) })
    }
}
