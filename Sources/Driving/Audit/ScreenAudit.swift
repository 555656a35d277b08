import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// Looks for what keeps people from using what is to be seen.
@MainActor
package struct ScreenAudit {
    /// Least sides of what is touched, in points: Apple's Human Interface Guidelines, "Accessibility".
    package static let touched: CGFloat = 44
    /// How high a search field is on an iPhone, in points.
    static let searchField: CGFloat = 36
    /// How wide the touch of a narrow item of a bar is between two others, which stand 16 points from it, in points.
    static let barItem: CGFloat = 38
    /// Least sides of what a pointer meets, in points: WCAG 2.2, 2.5.8.
    package static let pointedAt: CGFloat = 24
    /// What is pressed.
    static let pressed: Set<String> = [
        "button", "link", "switch", "slider", "stepper", "textField", "secureTextField", "searchField",
    ]
    /// Their texts keep their size, as the system's do, which shows them large to who holds a finger on them.
    static let bars: Set<String> = ["tabBar", "navigationBar", "toolbar", "keyboard"]

    let screen: HeadlessScreen
    let rules: Set<AuditRule>
    let target: CGFloat
    /// The elements there are, newly made, without the application and its window.
    let elements: () -> [DriverElement]
    var findings: [DriverFinding] = []

    private init(
        _ screen: HeadlessScreen, _ rules: Set<AuditRule>, target: CGFloat, elements: @escaping () -> [DriverElement]
    ) {
        self.screen = screen
        self.rules = rules
        self.target = target
        self.elements = elements
    }

    /// What breaks rules, by rule and then in reading order.
    ///
    /// The window is laid out with the largest type and with more contrast on the way, and is afterwards as it was.
    ///
    /// - Parameter target: how wide and high what is pressed has to be, in points.
    /// - Throws: where the window cannot be painted.
    package static func findings(
        of screen: HeadlessScreen, for rules: Set<AuditRule> = Set(AuditRule.allCases), target: CGFloat = touched
    ) async throws -> [DriverFinding] {
        let numbers = ElementNumbers()
        return try await findings(of: screen, for: rules, target: target) {
            Array(ElementTree(screen, numbers: numbers, keyboardTop: nil).application(named: "").flattened.dropFirst(2))
        }
    }

    static func findings(
        of screen: HeadlessScreen, for rules: Set<AuditRule>, target: CGFloat,
        elements: @escaping () -> [DriverElement]
    ) async throws -> [DriverFinding] {
        var audit = ScreenAudit(screen, rules, target: target, elements: elements)
        audit.checkElements(elements())
        try await audit.checkTexts()
        let places = AuditRule.allCases
        return audit.findings.enumerated().sorted {
            let first = places.firstIndex(of: $0.element.rule) ?? 0
            let second = places.firstIndex(of: $1.element.rule) ?? 0
            return (first, $0.offset) < (second, $1.offset)
        }.map(\.element)
    }

    mutating func add(_ rule: AuditRule, _ element: DriverElement, _ message: String, _ remedy: String) {
        add(rule, element.description, element.number, message, remedy)
    }

    mutating func add(_ rule: AuditRule, _ element: String, _ number: UInt32, _ message: String, _ remedy: String) {
        guard rules.contains(rule) else { return }
        let finding = DriverFinding(
            rule: rule, element: element, number: number, message: message, remedy: remedy)
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Shows the window as another person has it, looks, and shows it again as it was.
    mutating func showing(
        _ change: @escaping (inout EnvironmentValues) -> Void, _ look: (inout Self) throws -> Void
    ) async throws {
        let usual = screen.configuration.environment
        await screen.change { configuration in
            configuration.environment = {
                usual(&$0)
                change(&$0)
            }
        }
        let result = Result { try look(&self) }
        await screen.change { $0.environment = usual }
        try result.get()
    }
}
