import LanternKit
import SwiftUI

@main
struct LanternApp: App {
    var body: some Scene {
        WindowGroup { LanternView() }
    }
}

struct LanternView: View {
    var body: some View {
        VStack {
            Text("\(Lamp.lumens) lumens")
            Text("\(Lamp.flames) flames")
        }
    }
}

#Preview("A lantern") {
    LanternView()
}
