import Foundation
import RiffleHosting

extension WebServer.Running {
    /// Serves until the pages are handed to the next process, and ends this one's part.
    @MainActor
    func serve(_ control: LiveControl) async {
        control.send(LiveReport(serving: true))
        while let command = await control.next() {
            guard case .handOver = command else { continue }
            try? await listener.stop()
            let kept = registry.handOver()
            await drain()
            control.send(LiveReport(kept: kept))
            return
        }
    }
}

extension SessionRegistry {
    /// What the next process has to know of the pages.
    ///
    /// - Complexity: O(n) for what the views of all sessions have in their state.
    func handOver() -> KeptPages { KeptPages(pages: sessions.mapValues { $0.kept }) }

    /// Takes over pages of a process before this one: those that come get back what they had.
    func restore(_ kept: KeptPages) { former = kept.pages }

    /// Keeps what a page had that is loaded anew, or has gone.
    func keepForNext(_ session: WebSession) {
        if former.count < 64 { former[session.key] = session.kept }
    }

    /// What a page had in the process before, or before it was loaded anew.
    func takeFormer(_ key: String, of person: Person, showing preview: String?) -> KeptPages.Page? {
        guard let page = former[key], page.person == person.id?.name, page.preview == preview else {
            return nil
        }
        former[key] = nil
        return page
    }
}
