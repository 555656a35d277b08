import SwiftUI

/// What a screen reader is to say when something has changed.
struct Announcement: Equatable {
    private(set) var text = ""
    /// Counts, so that equal texts are said each time.
    private(set) var count = 0

    mutating func say(_ text: String) {
        self.text = text
        count += 1
    }
}

extension View {
    /// Has a screen reader say what has changed.
    func announces(_ announcement: Announcement) -> some View {
        onChange(of: announcement) { AccessibilityNotification.Announcement($1.text).post() }
    }
}
