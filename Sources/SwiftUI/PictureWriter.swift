import Foundation
internal import RiffleHeadlessHost
internal import RiffleRasterizer

/// Paints views into PNG files, for `--png` and `--previews`.
@MainActor
struct PictureWriter {
    private var configuration: HostConfiguration
    /// In seconds after the first frame; nil for the time when all has come to rest.
    private let time: Double?
    /// For how many seconds what comes to rest is waited for.
    private static let patience = 3.0

    init(_ options: AppOptions) {
        configuration = HostConfiguration(
            size: options.windowSize, scale: options.scale,
            colorScheme: options.dark ? .dark : .light, startDate: options.date?.date ?? Date())
        time = options.at
    }

    /// Paints a view as it is at the time asked for, or else once nothing moves any more.
    ///
    /// - Parameter isLoaded: whether to wait, before that time begins to pass, for what tasks of the views do at once.
    func write<Root: View>(_ root: @autoclosure () -> Root, to file: String, isLoaded: Bool = false) async throws {
        let host = HeadlessScreen(root(), configuration)
        host.session.onIssue = { Self.warn("\($0)") }
        for issue in host.session.issues { Self.warn("\(issue)") }
        if isLoaded || time == nil { await Self.load(host) }
        if let time {
            if time > 0 { await host.advanceLettingTasksRun(to: time) }
        } else {
            _ = await host.settle(limit: Self.patience)
        }
        let data = try host.render().pngData()
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw PictureNotWritten(file: file, reason: error)
        }
    }

    /// Shows what the tasks of the views that appeared do without waiting, and those of views that appear then.
    ///
    /// A task that loads what another one asks for takes a round for each; views that never stop starting tasks are
    /// painted as they are after the last round.
    private static func load(_ host: HeadlessScreen) async {
        for _ in 0..<8 {
            await host.letTasksRun()
            host.frame(at: host.now)
        }
    }

    /// The writer for an app's window: on the screen of a device, as previews are shown, unless it has a size of its own.
    static func ofApp(_ options: AppOptions) -> PictureWriter {
        var writer = PictureWriter(options)
        guard options.size == nil, let screen = PreviewDisplay(size: options.windowSize) else { return writer }
        writer.configuration.safeAreaInsets = screen.safeAreaInsets
        return writer
    }

    /// Paints every preview found in the program into a file of its own.
    func writePreviews(to folder: String) async throws {
        let previews = try PreviewCatalog.all()
        guard !previews.isEmpty else { throw NoPreviews() }
        let directory = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            throw PictureNotWritten(file: folder, reason: error)
        }
        for preview in previews {
            let file = directory.appendingPathComponent(preview.fileName + ".png").path
            try await sized(for: preview).write(preview.content, to: file, isLoaded: true)
            print(file)
        }
    }

    /// The writer with the room that a preview asks for.
    private func sized(for preview: PreviewCatalog.Entry) -> PictureWriter {
        var copy = self
        switch preview.layout {
        case .device:
            if let device = preview.device, device.screen == nil {
                Self.warn(
                    "\(preview.fileName): no screen size is known of \"\(device.rawValue)\"; the usual one is used.")
            }
            let known = preview.device?.screen ?? PreviewDisplay(size: configuration.size)
            let screen = preview.isLandscape ? known?.onItsSide : known
            let size = configuration.size
            copy.configuration.size =
                screen?.size ?? (preview.isLandscape ? CGSize(width: size.height, height: size.width) : size)
            copy.configuration.safeAreaInsets = screen?.safeAreaInsets ?? EdgeInsets()
        case .sizeThatFits: copy.configuration.size = HeadlessScreen.idealSize(of: preview.content)
        case .fixed(let width, let height): copy.configuration.size = CGSize(width: width, height: height)
        }
        return copy
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// A picture could not be stored.
struct PictureNotWritten: Error, CustomStringConvertible {
    let file: String
    let reason: any Error

    var description: String {
        let reason = reason.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
        return "\(file) could not be written: \(reason). "
            + "Check that the folder exists, that it may be written to, and that the disk has room."
    }
}

/// `--previews` found nothing to paint.
struct NoPreviews: Error, CustomStringConvertible {
    var description: String {
        "There are no previews in this program. Add one with #Preview { MyView() } or a type that conforms to "
            + "PreviewProvider, in a module that the program links."
    }
}
