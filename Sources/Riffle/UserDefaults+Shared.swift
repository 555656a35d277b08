import Foundation
import RiffleStorage

extension UserDefaults {
    /// Values that all visitors and windows of a program share, by a name of the program's choice.
    ///
    ///     @AppStorage("votes", store: .shared(named: "poll")) private var votes = 0
    ///
    /// A program that serves itself to browsers keeps what `AppStorage` stores for each visitor alone. With this store
    /// named, all of them see one value and follow its changes. It is kept in a file of its own, of at most a megabyte:
    /// what goes beyond is not kept, and the program's log says so once. In `ViewTester` the values last as long as it.
    ///
    /// Outside of views, as in a model, the store is that of the window whose event or frame is being dealt with; where
    /// there is none, values last as long as the process.
    ///
    /// - Parameter name: any text; each names values of its own.
    public static func shared(named name: String) -> UserDefaults { SharedDefaults.named(name) }
}
