import SwiftUI

/// The apps, each on a device of its own: side by side where there is room, and one at a time where there is not.
public struct GalleryView: View {
    /// The appearance that was chosen; the system's until then.
    @State private var chosenScheme: ColorScheme?
    @State private var selection = Exhibit.wallet

    /// A gallery of all apps.
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

/// How the gallery uses its window.
enum GalleryLayout: Equatable {
    case sideBySide
    /// The device above, what there is to choose below.
    case oneAtATime
    /// The device on the right, what there is to choose on the left.
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
