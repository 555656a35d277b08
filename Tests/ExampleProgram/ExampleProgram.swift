import Dispatch
import Foundation
import SwiftUI

/// Runs the example as a program does, or, given `interact`, under fingers that do the same every time.
@main
enum ExampleProgram {
    static func main() {
        guard CommandLine.arguments.dropFirst().first == "interact" else {
            switch ProcessInfo.processInfo.environment["EXAMPLE"] {
            case "timers": return TimersApp.main()
            case "dial": return DialApp.main()
            case "controls": return ControlsApp.main()
            case "login": return LoginApp.main()
            case "region": return RegionApp.main()
            case "threads": return ThreadsApp.main()
            case "visitors": return VisitorsApp.main()
            case "files": return FilesApp.main()
            case "faults": return FaultsApp.start()
            case "delegates": return AppDelegate.main()
            case "uikit-main":
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
                return
            default: return ExampleApp.main()
            }
        }
        Task { @MainActor in
            do {
                print(try await Interaction.run())
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }
        dispatchMain()
    }
}

/// A program with something to see of each flag.
struct ExampleApp: App {
    var body: some Scene {
        WindowGroup { MovingSquare() }
    }
}

/// A red square that is 20 points from the left at first and 120 one second later. Below it, a bar that a task turns
/// green, and the missing picture "absent".
struct MovingSquare: View {
    @State private var hasMoved = false
    @State private var hasLoaded = false
    /// Kept by hosts that keep something.
    @AppStorage("visits") private var visits = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: hasMoved ? 120 : 20)
            Rectangle().fill(hasLoaded ? Color(red: 0, green: 1, blue: 0) : .blue).frame(width: 200, height: 20)
            Image("absent").frame(width: 60, height: 40)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear {
            withAnimation(.linear(duration: 1)) { hasMoved = true }
            visits += 1
        }
        .task { hasLoaded = true }
    }
}

/// Prints what it knows of its user: as its environment says, and as its code does.
struct RegionApp: App {
    private static let zoneOfGlobal = TimeZone.current.identifier

    var body: some Scene {
        WindowGroup { RegionView(zone: Self.zoneOfGlobal) }
    }
}

private struct RegionView: View {
    let zone: String
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text("…").onAppear {
            let isMirrored = direction == .rightToLeft
            print(isMirrored ? "rtl" : "ltr", locale.identifier, Locale.current.identifier, timeZone.identifier, zone)
        }
    }
}
