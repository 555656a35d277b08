import Foundation
import SwiftUI
import RiffleStorage

/// A folder for files that an app keeps for the person in front of it.
///
///     @Environment(\.personalFolder) private var folder
///
/// A program that serves itself to browsers has one for each visitor, whom it knows by a signed cookie: all tabs of a
/// browser profile have the same folder, and nobody else has it. It goes with what `AppStorage` keeps for them, when they
/// have not come for half a year.
public struct PersonalFolder: Hashable, Sendable {
    /// Where the folder is. It may not be there yet: make it, with rights for nobody else (0700), before you put a file
    /// there.
    public var url: URL
    /// How many bytes the files may have together. It is up to the app to keep to it.
    public var byteLimit: Int

    /// Names a folder.
    ///
    /// - Parameters:
    ///   - url: a folder that is there or can be made.
    ///   - byteLimit: how many bytes files may have in it; what is negative counts as 0.
    public init(url: URL, byteLimit: Int = .max) {
        self.url = url
        self.byteLimit = max(0, byteLimit)
    }
}

extension EnvironmentValues {
    /// The folder for files of the person in front of the window.
    ///
    /// It is nil where nothing is to be kept: for a visitor without cookies, in pictures (`--png`), in previews, and in
    /// `ViewTester`, unless the test sets one.
    public var personalFolder: PersonalFolder? {
        get { filesFolder.map { PersonalFolder(url: $0.url, byteLimit: $0.byteLimit) } }
        set { filesFolder = newValue.map { FilesFolder(url: $0.url, byteLimit: $0.byteLimit) } }
    }
}
