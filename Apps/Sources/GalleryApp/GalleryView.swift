import SwiftUI

/// The apps, each on its own device. They are side by side if there is room, and shown one at a time otherwise.
public struct GalleryView: View {
    /// The chosen color scheme; nil follows the system.
    @State private var chosenScheme: ColorScheme?
    @State private var selection = Exhibit.wallet

    /// Creates a gallery of all apps.
    public init() {}

    /// The gallery.
    public var body: some View {
        GeometryReader { proxy in
            let layout = GalleryLayout(size: proxy.size)
            Group {
                if layout == .sideBySide {
                    SideBySideView(chosenScheme: $chosenScheme)
                } else {
                    OneAtATimeView(
                        isWide: layout == .oneAtATimeWide, selection: $selection, chosenScheme: $chosenScheme)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background { Backdrop().ignoresSafeArea() }
        .preferredColorScheme(chosenScheme)
    }
}

/// The arrangement of the gallery in its window.
enum GalleryLayout: Equatable {
    case sideBySide
    /// The device at the top, the names to choose from below.
    case oneAtATime
    /// The device on the right, the names to choose from on the left.
    case oneAtATimeWide

    init(size: CGSize) {
        if size.width >= 1000, size.height >= 560 {
            self = .sideBySide
        } else {
            self = size.width > size.height ? .oneAtATimeWide : .oneAtATime
        }
    }
}

#Preview("Gallery", traits: .fixedLayout(width: 1440, height: 900)) {
    GalleryView()
}

#Preview("Gallery on a phone") {
    GalleryView()
}
