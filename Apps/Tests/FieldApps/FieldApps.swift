import SwiftUI

/// One of ten apps, which the argument `-app` names, or the environment for programs that are served.
@main
struct FieldApps: App {
    private let name =
        UserDefaults.standard.string(forKey: "app") ?? ProcessInfo.processInfo.environment["FIELD_APP"] ?? ""

    var body: some Scene {
        WindowGroup { content }
    }

    @ViewBuilder private var content: some View {
        switch name {
        case "BirdLog": BirdLogView()
        case "BoilerSettings": BoilerSettingsView()
        case "ContactSheet": ContactSheetView()
        case "CrewChat": CrewChatView()
        case "Errands": ErrandsView()
        case "Membership": MembershipView()
        case "Practice": PracticeView()
        case "Preserves": PreservesView()
        case "StarGuide": StarGuideView()
        case "TeaShop": TeaShopView()
        default: Text("Say -app and a name.")
        }
    }
}
