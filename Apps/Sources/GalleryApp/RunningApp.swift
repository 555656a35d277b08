import AppData
import CardDecks
import SwiftUI

/// An app of the gallery that can be started anew, and brought back as it was.
@MainActor
@Observable
final class RunningApp {
    let exhibit: Exhibit
    /// How often the app was started. It is the id of its views, which so begin without their old state.
    private(set) var run = 0
    /// What the app had kept before it was started anew, as long as it can come back.
    private(set) var former: FormerData?
    private(set) var wasStartedAnew = false

    init(_ exhibit: Exhibit) { self.exhibit = exhibit }

    func startAnew(in file: DataFile) {
        former = exhibit.schema.map { file.startAnew($0) }
        wasStartedAnew = former != nil
        run += 1
    }

    func undo() {
        former?.bringBack()
        forget()
        run += 1
    }

    func forget() {
        former = nil
        wasStartedAnew = false
    }
}

/// The views of an app, and a bar that takes back that it was started anew.
struct RunningAppView: View {
    let app: RunningApp
    let file: DataFile

    var body: some View {
        app.exhibit.app
            .environment(\.dataFile, file)
            .id(app.run)
            .undoBar(app.wasStartedAnew ? String(localized: "\(app.exhibit.name) was started anew.") : nil) {
                app.undo()
            } dismiss: {
                app.forget()
            }
    }
}
