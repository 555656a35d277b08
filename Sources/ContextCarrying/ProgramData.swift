import Foundation
import Synchronization

/// Where a program keeps its data instead of in the user's data folder.
package enum ProgramData {
    private static let named = Mutex<URL?>(nil)

    /// The folder that somebody named, or nil. What belongs to no visitor goes there, by the name of the application support
    /// directory, which is what the user's data folder is to Foundation.
    package static var folder: URL? {
        get { named.withLock { $0 } }
        set { named.withLock { $0 = newValue } }
    }
}
