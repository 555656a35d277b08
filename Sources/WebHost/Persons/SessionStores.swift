import Foundation
import RiffleHosting

/// Where a session's views keep what they store.
package struct SessionStores: Sendable {
    /// Of `AppStorage`: the person's.
    package let app: KeyValueStore
    /// Of `SceneStorage`: the tab's.
    package let scene: KeyValueStore
    /// Of what an app shares by name.
    package let shared: SharedStores
    /// For the person's files; nil where none are kept.
    package let folder: FilesFolder?
    /// Where what Foundation knows as the user's folders are, the person's own.
    package let home: HomeFolder?
    /// What the page's browser has asked for when the session began; nil where nobody knows.
    package var request: PageRequest?
    /// What the views had in the process before, encoded; nil where there was none.
    package var former: Data?
    /// Whether no page shows the views, which are only asked for what they show first.
    package var isForReaders = false
    /// Whether what the views have in their state is kept for when the page comes back.
    package var isKept = false

    /// Those that code outside of views finds.
    package var appStores: AppStores { AppStores(own: app, shared: shared) }

    /// Puts them into the environment of the root views.
    package func apply(to values: inout EnvironmentValues) {
        values.appStore = app
        values.sceneStore = scene
        values.sharedStores = shared
        values.filesFolder = folder
    }
}
