import Foundation

/// A folder for files that an app keeps for one person.
package struct FilesFolder: Hashable, Sendable {
    /// Made by whoever first puts a file there.
    package var url: URL
    /// What the files may have together, in bytes.
    package var byteLimit: Int

    package init(url: URL, byteLimit: Int) {
        self.url = url
        self.byteLimit = byteLimit
    }
}

private struct FilesFolderKey: EnvironmentKey {
    static var defaultValue: FilesFolder? { nil }
}

extension EnvironmentValues {
    /// Where an app keeps files for whoever is in front of the window; a host sets it. Nil where nothing is to be kept.
    package var filesFolder: FilesFolder? {
        get { self[FilesFolderKey.self] }
        set { self[FilesFolderKey.self] = newValue }
    }
}
