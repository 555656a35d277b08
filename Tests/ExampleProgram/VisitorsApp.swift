import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Does what its page asks for by an address, such as `visit://delayed/open?token=7`: an operation of `VisitorOperation`,
/// run later in a way of `VisitorWay`. Shown in place of the example where the environment has `EXAMPLE=visitors`.
struct VisitorsApp: App {
    var body: some Scene {
        WindowGroup { VisitorView() }
    }
}

/// What all pages show: how many operations have run in the process.
@MainActor
final class VisitorCount: ObservableObject {
    static let shared = VisitorCount()
    @Published var count = 0
}

extension Notification.Name {
    static let visited = Notification.Name("Visited")
}

/// One line that a test reads: what the operations have left behind in this page.
private struct VisitorView: View {
    @ObservedObject private var ran = VisitorCount.shared
    @StateObject private var model = VisitorModel()
    @AppStorage("stored") private var stored = ""
    @AppStorage("kept") private var kept = ""
    @State private var heard = 0
    @Environment(\.openURL) private var openURL
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text(
            "\(ran.count) read=\(model.read) stored=\(stored) kept=\(kept) heard=\(heard) \(scheme == .dark ? "dark" : "light")"
        )
        .onReceive(NotificationCenter.default.publisher(for: .visited)) { _ in heard += 1 }
        .onOpenURL { url in
            model.openURL = openURL
            perform(url)
        }
    }

    /// - Parameter address: of the page, whose fragment counts, or the fragment itself.
    private func perform(_ address: URL) {
        let url = address.fragment.flatMap { URL(string: $0) } ?? address
        if url.host == "crash" { fatalError("as a visitor asked") }
        if url.host == "prepare" {
            UIPasteboard.general.string = url.lastPathComponent
            return
        }
        guard let way = url.host.flatMap(VisitorWay.init), let port = url.port,
            let operation = VisitorOperation(rawValue: url.lastPathComponent)
        else { return }
        let token = url.query ?? ""
        way.run(model, port: port) { [model] in
            operation.perform(token, model)
            VisitorCount.shared.count += 1
        }
    }
}

/// What one page's code keeps.
@MainActor
final class VisitorModel: ObservableObject {
    @Published var read = ""
    @AppStorage("kept") var kept = ""
    var openURL: OpenURLAction?
    var held: [Any] = []
}

/// What code asks of the page that it belongs to.
enum VisitorOperation: String, CaseIterable {
    case open, openKept, copy, feel, awake, announce, attend, share, store, keep, paste, screen, scene, post, style
    case region

    @MainActor
    func perform(_ token: String, _ model: VisitorModel) {
        let application = UIApplication.shared
        switch self {
        case .open: URL(string: "https://example.org/\(token)").map { application.open($0) }
        case .openKept: URL(string: "https://example.org/\(token)").map { model.openURL?($0) }
        case .copy: UIPasteboard.general.string = token
        case .feel: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        case .awake: application.isIdleTimerDisabled.toggle()
        case .announce: AccessibilityNotification.Announcement(token).post()
        case .attend: AccessibilityNotification.ScreenChanged().post()
        case .share:
            application.keyWindow?.rootViewController?.present(
                UIActivityViewController(activityItems: [token], applicationActivities: nil), animated: true)
        case .store: UserDefaults.standard.set(token, forKey: "stored")
        case .keep: model.kept = token
        case .paste: model.read = "\(token):\(UIPasteboard.general.string ?? "nothing")"
        case .screen: model.read = "\(token):\(Int(UIScreen.main.bounds.width))"
        case .scene:
            let scene = application.connectedScenes.first as? UIWindowScene
            model.read = "\(token):\(scene?.interfaceOrientation.isPortrait == true ? "portrait" : "landscape")"
        case .region:
            let moment = Date(timeIntervalSince1970: 1_795_737_600)
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .short
            let facts = [
                Locale.current.identifier, Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages[0],
                TimeZone.current.identifier, TimeZone.autoupdatingCurrent.identifier,
                "\(Calendar.current.firstWeekday)\(Calendar.autoupdatingCurrent.firstWeekday)",
                "\(Calendar.current.component(.hour, from: moment))",
                "\(Calendar(identifier: .gregorian).component(.hour, from: moment))",
                moment.formatted(date: .abbreviated, time: .shortened), moment.formatted(.dateTime.month().day()),
                formatter.string(from: moment), 1234.5.formatted(), 1234.formatted(.number),
                String(localized: "\(0.5, format: .number)"),
            ]
            model.read = "\(token):" + facts.map { $0.filter { !$0.isWhitespace } }.joined(separator: "|")
        case .post: NotificationCenter.default.post(name: .visited, object: nil)
        case .style:
            let window = application.windows.first
            window?.overrideUserInterfaceStyle = window?.overrideUserInterfaceStyle == .dark ? .light : .dark
        }
    }
}
