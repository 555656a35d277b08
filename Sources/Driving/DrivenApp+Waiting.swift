import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost

/// Rest: what is waited for, and how long.
///
/// Virtual time costs nothing, and work of the app's that waits for it is run as it comes. Work outside of it, as a request to
/// a server, takes the machine's time: virtual time stands still for it, up to a limit, and goes on without it then.
extension DrivenApp {
    /// How long what moves after an action is let move, in seconds. Most animations end by themselves; what repeats does not.
    static let stillness = 1.5
    /// How long work outside of virtual time is waited for, in seconds of the machine.
    static let patience = 5.0
    static let restLimit = 10.0

    /// Lets all come to rest that an action has set in motion, without passing time that nothing moves in.
    func becomeStill(limit: Double = DrivenApp.stillness, patience: Double = DrivenApp.patience) async {
        working = []
        await screen.frameLettingTasksRun(at: screen.now)
        await followKeyboard()
        let start = screen.now
        while true {
            await waitForWork(patience)
            guard !screen.session.isIdle, screen.now - start < limit else { break }
            await screen.pump()
            await followKeyboard()
        }
        somethingHappened()
    }

    /// Lets all come to rest: what moves, and what waits for a time.
    ///
    /// - Returns: whether it did within the limit.
    func rest(limit: Double, patience: Double) async -> Bool {
        working = []
        let start = screen.now
        var isAtRest = false
        repeat {
            await waitForWork(patience)
            isAtRest = await screen.settle(limit: max(limit - (screen.now - start), 0))
            await followKeyboard()
        } while isAtRest && (!openWork.isEmpty || !screen.session.isIdle) && screen.now - start < limit
        somethingHappened()
        return isAtRest
    }

    /// Lets time pass until something holds, which is looked at after each frame.
    ///
    /// - Returns: whether it holds.
    func wait(_ timeout: Double, patience: Double, until holds: () throws -> Bool) async rethrows -> Bool {
        working = []
        let end = screen.now + max(timeout, 0)
        while true {
            somethingHappened()
            if try holds() { return true }
            await waitForWork(patience)
            guard screen.now < end - 1e-9 else {
                somethingHappened()
                return try holds()
            }
            // While nothing moves, nothing changes before the next wait ends.
            let deadline = screen.session.isIdle ? screen.nextDeadline ?? screen.session.deadline ?? end : 0
            let frame = min(max(deadline, screen.now + 1.0 / 60), end, screen.now + 0.25)
            await screen.pump(by: frame - screen.now)
            await followKeyboard()
        }
    }

    /// Work that goes on outside of virtual time and may end.
    private var openWork: [WorkOutside] {
        let work = WorkOutside.inProgress
        // Of what has ended since, as much is waited for again.
        endless = endless.filter { entry in work.contains { $0.name == entry.key } }
        for entry in work { if let count = endless[entry.name] { endless[entry.name] = min(count, entry.count) } }
        return work.filter { $0.count > endless[$0.name] ?? 0 }
    }

    /// Holds virtual time while requests, files and threads are in progress.
    private func waitForWork(_ patience: Double) async {
        guard !openWork.isEmpty else { return }
        let end = Date(timeIntervalSinceNow: max(patience, 0))
        while !openWork.isEmpty, Date() < end {
            try? await Task.sleep(nanoseconds: 2_000_000)
            await screen.letTasksRun()
        }
        let left = openWork
        working = left.map(\.description)
        for work in left { endless[work.name] = work.count }
        await screen.frameLettingTasksRun(at: screen.now)
    }

    /// Brings the keyboard up, or takes it away, as text is edited or not.
    func followKeyboard() async {
        let wanted = showsKeyboard && screen.graph.textInputs.focused != nil ? KeyboardKeys.height : 0
        guard wanted != keyboardHeight else { return }
        keyboardHeight = wanted
        await screen.change { [settings = window] in settings.apply(to: &$0) }
    }
}
