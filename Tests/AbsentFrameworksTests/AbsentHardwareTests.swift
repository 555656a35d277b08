import CoreHaptics
import SwiftUITesting
import Testing
import UserNotifications

@MainActor
@Suite("What there is no hardware or system for")
struct AbsentHardwareTests {
    @Test("Haptic hardware says that it is not there, and an engine that is made all the same says why it cannot be")
    func haptics() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        let knock = CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0.5)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.2, duration: 2)
        #expect(try CHHapticPattern(events: [knock, hum], parameters: []).duration == 2.2)
    }

    @Test("Notifications are declined, and one that is added all the same fails")
    func notifications() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let request = UNNotificationRequest(
            identifier: "tea", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
        #expect(request.content.title == "Tea")
    }
}
