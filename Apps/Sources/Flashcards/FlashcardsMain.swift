import FlashcardsApp
import SwiftUI

@main
struct Flashcards: App {
    var body: some Scene {
        WindowGroup {
            FlashcardsView()
        }
    }
}
