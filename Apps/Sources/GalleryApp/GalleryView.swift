import AppData
import Riffle
import SwiftUI

/// The apps: each on its own device, side by side, where there is room, those in portrait above the others' rows on tablets,
/// and as a list from which each opens otherwise.
///
/// An address that ends in `#wallet`, or in another app's name, opens that app.
public struct GalleryView: View {
    /// The chosen color scheme, which stays chosen: empty follows the system.
    @AppStorage("appearance") private var appearance = ""
    /// The app that fills the page, if any.
    @State private var path: [Exhibit]
    /// What the apps keep where the person has no folder: for as long as the gallery is there.
    @State private var memory = DataFile.memory()
    @Environment(\.personalFolder) private var folder

    /// Creates a gallery of all apps.
    public init() { self.init(opening: nil) }

    init(opening exhibit: Exhibit?) { _path = State(initialValue: exhibit.map { [$0] } ?? []) }

    /// The gallery.
    public var body: some View {
        NavigationStack(path: $path) {
            GeometryReader { proxy in
                home(in: proxy.size)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .background { Backdrop().ignoresSafeArea() }
            .navigationTitle("Apps")
            .toolbarVisibility(.hidden, for: .navigationBar)
            .navigationDestination(for: Exhibit.self) { exhibit in
                ExhibitPage(exhibit: exhibit, file: file, chosenScheme: chosenScheme)
            }
        }
        .preferredColorScheme(chosenScheme.wrappedValue)
        .onOpenURL { address in
            if let exhibit = Exhibit(address: address), path != [exhibit] { path = [exhibit] }
        }
    }

    @ViewBuilder
    private func home(in size: CGSize) -> some View {
        switch GalleryLayout(size: size) {
        case .sideBySide: SideBySideView(size: size, file: file, chosenScheme: chosenScheme) { path = [$0] }
        case .stacked: StackedView(size: size, file: file, chosenScheme: chosenScheme) { path = [$0] }
        case .list: AppList(chosenScheme: chosenScheme) { path = [$0] }
        }
    }

    private var chosenScheme: Binding<ColorScheme?> {
        Binding {
            appearance == "dark" ? .dark : appearance == "light" ? .light : nil
        } set: { scheme in
            appearance = scheme.map { $0 == .dark ? "dark" : "light" } ?? ""
        }
    }

    /// What the apps keep: that of the person, whatever page it is seen on.
    private var file: DataFile {
        folder.map { .inFolder($0.url, byteLimit: $0.byteLimit) } ?? memory
    }
}

/// The arrangement of the gallery in its window.
enum GalleryLayout: Equatable {
    case sideBySide
    /// The devices in portrait below the heading, and the other apps as rows: for windows as tall as tablets.
    case stacked
    case list

    init(size: CGSize) {
        self =
            size.width >= 1000 && size.height >= 560
            ? .sideBySide : size.width >= 700 && size.height >= 900 ? .stacked : .list
    }
}

#Preview("Gallery", traits: .fixedLayout(width: 1440, height: 900)) {
    GalleryView()
}

#Preview("Gallery on a phone") {
    GalleryView()
}
