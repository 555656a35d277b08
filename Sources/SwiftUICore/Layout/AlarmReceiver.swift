/// A node that wants to be told when a time has come.
@MainActor
package protocol AlarmReceiver: AnyObject {
    func alarmRang()
    /// Whether anything of the node is shown.
    var isInSight: Bool { get }
    func cameIntoSight()
}
