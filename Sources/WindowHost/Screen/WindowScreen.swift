import Foundation
import RiffleHosting
import RiffleLayers
import RiffleRasterizer

/// A user interface and the pixels it is shown with, for a window of any toolkit.
@MainActor
package final class WindowScreen {
    package let session: HostSession
    package private(set) var configuration: HostConfiguration
    private let images = AssetImageSource()
    private let rasterizer: LayerRasterizer
    private var undecodableImages: [(id: String, message: String)] = []
    /// Where texts can be edited, as of the last frame; nil until somebody asks.
    private var textFields: [CGRect]?

    /// As of the last frame.
    private var preferredColorScheme: ColorScheme?
    package private(set) var wishes = EventWishes()

    package init<Root: View>(
        _ root: Root, _ configuration: HostConfiguration, recorder: SessionRecorder? = nil,
        resources: WindowResources? = nil
    ) {
        self.configuration = configuration
        rasterizer = LayerRasterizer(images: images)
        session = HostSession(root, configuration, recorder: recorder, resources: resources)
        images.onFailure = { [weak self] id, message in
            MainActor.assumeIsolated { self?.undecodableImages.append((id, message)) }
        }
    }

    /// Runs a frame; `paint` shows it.
    package func frame(at time: Double) -> Frame {
        let frame = session.frame(at: time)
        if !frame.changes.isEmpty { textFields = nil }
        (preferredColorScheme, wishes) = (frame.preferredColorScheme, frame.wishes)
        rasterizer.apply(frame.changes)
        return frame
    }

    /// Takes over what changed about the window.
    package func reconfigure(_ change: (inout HostConfiguration) -> Void) {
        change(&configuration)
        session.apply(configuration)
    }

    /// Whether the views are in dark appearance.
    package var isDark: Bool {
        (preferredColorScheme ?? configuration.colorScheme) == .dark
    }

    /// Paints what has changed since the last call.
    ///
    /// - Returns: the whole window; the buffer is painted into again by the next call.
    package func paint() throws -> PixelBuffer {
        let pixels = try rasterizer.render(
            size: configuration.size, scale: configuration.scale, background: isDark ? .black : .white)
        for (id, message) in undecodableImages { session.report(undecodableImage: id, message) }
        undecodableImages = []
        return pixels
    }

    /// What the mouse's pointer looks like over a place where no view says so: a bar over text that can be edited.
    package func pointer(at location: CGPoint) -> String {
        let fields =
            textFields
            ?? session.semantics.elements.filter { [.textField, .secureField, .searchField].contains($0.role) }
            .map(\.frame)
        textFields = fields
        return fields.contains { $0.contains(location) } ? "text" : "default"
    }

    /// Takes the last step back that somebody took into the views, such as a screen that was opened.
    package func goBack() { _ = session.trail.last?.takeBack() }
}
