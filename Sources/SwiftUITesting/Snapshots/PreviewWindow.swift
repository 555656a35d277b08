import Foundation
import RiffleHeadlessHost
import RiffleScenes

/// The window in which a view is compared.
@MainActor
struct PreviewWindow {
    /// The date on which views are compared: 9 January 2007, 9:41 in the morning, by Greenwich.
    static let date = Date(timeIntervalSince1970: 1_168_335_660)

    let size: CGSize
    var safeAreaInsets = EdgeInsets()

    init(
        layout: PreviewLayout, device: PreviewDevice? = nil, isLandscape: Bool = false, content: AnyView,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        switch layout {
        case .device:
            let known = device?.screen ?? PreviewDisplay(size: CGSize(width: 393, height: 852))
            let screen = isLandscape ? known?.onItsSide : known
            size = screen?.size ?? CGSize(width: 393, height: 852)
            safeAreaInsets = screen?.safeAreaInsets ?? EdgeInsets()
        case .sizeThatFits:
            let tester = ViewTester(content, startDate: Self.date, environment: environment)
            let ideal = tester.host.size(offered: .unspecified)
            size = CGSize(width: max(ideal.width.rounded(.up), 1), height: max(ideal.height.rounded(.up), 1))
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        }
    }

    func edit(_ values: inout EnvironmentValues, _ more: (inout EnvironmentValues) -> Void) {
        values.safeAreaInsets = safeAreaInsets
        more(&values)
    }
}

extension ViewTester {
    /// Shows what tasks of the views do at once, and then all that moves or waits, for at most three seconds.
    func comeToRest() async {
        for _ in 0..<8 {
            await host.letTasksRun()
            host.frame(at: host.now)
        }
        _ = await host.settle(limit: 3)
    }
}
