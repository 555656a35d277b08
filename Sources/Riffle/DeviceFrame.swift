import SwiftUI
import SwiftUICore

/// A device that shows views as if its screen were the window they run in.
///
///     DeviceFrame(.phone, orientation: .landscapeLeft, name: "Flashcards") {
///         FlashcardsView()
///     }
///
/// To the views inside, the screen is all there is: its size is theirs, the covered edges are their safe area, global
/// coordinates start at its corner, `preferredColorScheme` sets the appearance of the device and of nothing else, and
/// their preferences end here. Their environment is that of the program's window, but for what belongs to the device;
/// fonts, tints and styles around the frame do not reach in. What they draw beyond the screen is not seen, and touches
/// beside it do not reach them. Keys go to the device that was touched last.
///
/// The device takes its natural size, or the largest that there is room for: then all of it is scaled down, and the
/// views inside notice nothing.
public struct DeviceFrame<Content: View>: View {
    private let device: Device
    private let orientation: InterfaceOrientation
    private let name: String?
    private let showsName: Bool
    private let colorScheme: ColorScheme?
    private let content: Content

    @Environment(\.colorScheme) private var surroundingScheme
    @State private var preferredScheme: ColorScheme?
    @State private var isStatusBarHidden = false
    @State private var overlays = Visibility.automatic

    /// Puts views on a device.
    ///
    /// - Parameters:
    ///   - orientation: how the device is held; an upside-down one is drawn upright.
    ///   - name: shown below the device, and read out for it; nil shows none.
    ///   - showsName: whether a name is shown, too, where it is not said beside the device.
    ///   - colorScheme: the device's appearance; nil follows what is around the frame. The views inside may prefer
    ///     another.
    public init(
        _ device: Device = .phone, orientation: InterfaceOrientation = .portrait, name: String? = nil,
        showsName: Bool = true, colorScheme: ColorScheme? = nil, @ViewBuilder content: () -> Content
    ) {
        self.device = device
        self.orientation = orientation
        self.name = name
        self.showsName = showsName
        self.colorScheme = colorScheme
        self.content = content()
    }

    /// The device, with its name.
    public var body: some View {
        VStack(spacing: 14) {
            DeviceBody(device: device, orientation: orientation) { screen }
                .scaledDownToFit()
            if let name, showsName {
                Text(name)
                    .font(.subheadline.weight(.medium))
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(name ?? device.name)
    }

    private var scheme: ColorScheme { preferredScheme ?? colorScheme ?? surroundingScheme }

    /// The island covers the top whether there is a status bar beside it or not.
    private var safeAreaInsets: EdgeInsets {
        var insets = device.safeAreaInsets(held: orientation)
        if isStatusBarHidden, !device.hasIsland { insets.top = 0 }
        return insets
    }

    private var screen: some View {
        NestedRoot(
            NestedEnvironment(
                screenSize: device.screen(held: orientation), colorScheme: scheme,
                safeAreaInsets: safeAreaInsets, horizontalSizeClass: .horizontal(in: device.screen(held: orientation)),
                verticalSizeClass: .vertical(in: device.screen(held: orientation))),
            onPreferredColorScheme: { preferredScheme = $0 },
            content: {
                content
                    .onPreferenceChange(StatusBarIsHidden.self) { isStatusBarHidden = $0 }
                    .onPreferenceChange(SystemOverlaysVisibility.self) { overlays = $0 }
            }
        )
        .background(Color(UIColor.systemBackground))
        .overlay {
            SystemOverlay(
                device: device, orientation: orientation, showsStatusBar: !isStatusBarHidden,
                showsIndicator: overlays != .hidden
            )
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        .environment(\.colorScheme, scheme)
    }
}
