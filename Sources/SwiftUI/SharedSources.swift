import Foundation
import OpenCombine
import OpenCombineFoundation
import SwiftUICore

extension NotificationCenter.OCombine.Publisher: SharedSource {
    private struct Key: Hashable {
        let center: ObjectIdentifier
        let name: Notification.Name
        let object: ObjectIdentifier?
    }

    package var sourceKey: AnyHashable? {
        Key(center: ObjectIdentifier(center), name: name, object: object.map { ObjectIdentifier($0) })
    }
}

extension Timer.OCombine.TimerPublisher: SharedSource {}
