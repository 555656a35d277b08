import CRiffleCarriers
import Foundation
import SwiftUICore

/// Observers of notifications: they run in the context of the code that adds them, and receive what that window's code, or
/// code of no window, posts. Observers that belong to no window receive all.
enum CarriedObservers {
    struct Add {
        let call:
            (NSNotification.Name?, Any?, OperationQueue?, @escaping (Notification) -> Void) -> any NSObjectProtocol
    }

    static let add = CarriedMethod<Add>()
    static let addUnsendable = CarriedMethod<Add>()

    static func install() {
        let prefix = "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue"
        let types = "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0V"
        add.carry("\(prefix)5using\(types)YbctF", by: riffle_method_observer_sendable())
        addUnsendable.carry("\(prefix)10usingBlock\(types)ctF", by: riffle_method_observer())
    }

    /// What an observer does instead.
    static func carried(_ receive: @escaping (Notification) -> Void) -> (Notification) -> Void {
        guard let observer = WindowContext.carried else {
            return { notification in WindowContext.run(as: nil) { receive(notification) } }
        }
        return { notification in
            let poster = WindowContext.carried
            guard poster == nil || poster?.window === observer.window else { return }
            WindowContext.run(as: observer) { receive(notification) }
        }
    }
}

extension NotificationCenter {
    @_silgen_name("riffle_carried_observer_sendable")
    func addCarriedObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let carried = CarriedObservers.carried(block)
        return CarriedObservers.add.method(of: self).call(name, object, queue, carried)
    }

    @_silgen_name("riffle_carried_observer")
    func addCarriedObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        usingBlock block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let carried = CarriedObservers.carried(block)
        return CarriedObservers.addUnsendable.method(of: self).call(name, object, queue, carried)
    }
}
