#if Web
    import Foundation
    internal import RiffleHeadlessHost
    internal import RiffleRasterizer
    internal import RiffleWebHost

    /// An app as it is shown where its address is mentioned.
    @MainActor
    enum AppPicture {
        private static let scale = 2.0
        /// Seconds after which what an app begins with has come to rest.
        private static let time = 3.0

        /// A PNG file of the size that is asked for; nil where it cannot be painted.
        ///
        /// The app has an empty store, as for a visitor who has never been here.
        static func draw<Root: View>(_ root: Root) async -> [UInt8]? {
            let (width, height) = PageHead.pictureSize
            let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
            let host = HeadlessScreen(root, HostConfiguration(size: size, scale: scale))
            await host.advanceLettingTasksRun(to: time)
            return try? [UInt8](host.render().pngData())
        }
    }
#endif
