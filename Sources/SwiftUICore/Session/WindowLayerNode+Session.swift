import Foundation

/// The keyboard goes back to where a layer was opened also in the views that are made after a sleep or in another process.
extension WindowLayerNode: SessionPart {
    package var sessionNode: _ViewNode? { self }

    package var sessionData: Data? { isModal ? former.sessionData(in: graph) : nil }

    package func restoreSession(_ data: Data) { former.restoreSession(data) }
}
