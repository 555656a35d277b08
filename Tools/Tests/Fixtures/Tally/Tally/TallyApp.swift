import SwiftUI

@main
struct TallyApp: App {
    @State private var book = TallyBook()

    var body: some Scene {
        WindowGroup {
            BookView()
                .environment(book)
        }
    }
}
