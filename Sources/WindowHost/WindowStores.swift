import Foundation
import RiffleHosting

/// What the person at the machine stores in a program with a window.
///
///     FOLDER/app.plist           of `AppStorage`
///     FOLDER/scene.plist         of `SceneStorage`: there is one window, and it comes back
///     FOLDER/files/              files that the app keeps
///     FOLDER/shared/NAME.plist   what an app shares by name
@MainActor
package final class WindowStores {
    /// Bytes of all values of one store.
    private static let storeBytes = 64 << 20
    /// Bytes of all files that the app keeps.
    private static let filesBytes = 4 << 30

    private let app: FileBacking
    private let scene: FileBacking
    private let appStore: KeyValueStore
    private let sceneStore: KeyValueStore
    private let shared: SharedStores
    private let files: FilesFolder
    private let sharedFiles: SharedFiles

    /// - Parameter onProblem: told of what cannot be read, kept or written. From any thread.
    package init(folder: URL, onProblem: @escaping @Sendable (String) -> Void) {
        app = FileBacking(folder.appendingPathComponent("app.plist"), limit: Self.storeBytes, onProblem: onProblem)
        scene = FileBacking(folder.appendingPathComponent("scene.plist"), limit: Self.storeBytes, onProblem: onProblem)
        appStore = KeyValueStore(app)
        sceneStore = KeyValueStore(scene)
        files = FilesFolder(url: folder.appendingPathComponent("files"), byteLimit: Self.filesBytes)
        sharedFiles = SharedFiles(
            folder: folder.appendingPathComponent("shared"), limit: Self.storeBytes, onProblem: onProblem)
        shared = sharedFiles.makeStores()
    }

    /// Those that code outside of views finds.
    package var appStores: AppStores { AppStores(own: appStore, shared: shared) }

    /// Puts them into the environment of the root views.
    package func apply(to values: inout EnvironmentValues) {
        values.appStore = appStore
        values.sceneStore = sceneStore
        values.sharedStores = shared
        values.filesFolder = files
    }

    /// Writes everything that is not written yet.
    package func write() {
        for backing in [app, scene] + sharedFiles.all { backing.write() }
    }
}
