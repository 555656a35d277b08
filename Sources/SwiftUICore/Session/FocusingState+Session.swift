import Foundation

/// The keyboard is where it was also in the views that are made after a sleep or in another process.
extension FocusingState: SessionPart {
    package var sessionNode: _ViewNode? { window }

    package var sessionData: Data? {
        (KeptFocus(of: self) ?? kept).flatMap { try? JSONEncoder().encode($0) }
    }

    package func restoreSession(_ data: Data) { kept = try? JSONDecoder().decode(KeptFocus.self, from: data) }
}
