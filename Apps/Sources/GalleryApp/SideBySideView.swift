import AppData
import SwiftUI

/// All devices at once: those in portrait in a row, and below the heading those in landscape.
struct SideBySideView: View {
    let size: CGSize
    let file: DataFile
    @Binding var chosenScheme: ColorScheme?
    let open: (Exhibit) -> Void

    var body: some View {
        let room = DeskRoom(size: size, count: upright.count)
        HStack(alignment: .center, spacing: DeskRoom.gap) {
            VStack(alignment: .leading, spacing: 0) {
                Heading(
                    chosenScheme: $chosenScheme, openControls: room.hasRoomForRow ? nil : { open(.controls) })
                Spacer(minLength: 16)
                if room.hasRoomForRow {
                    row(.controls)
                    if room.isReadableSideways { Spacer(minLength: 16) }
                }
                if room.isReadableSideways {
                    // The captions of all devices stand in one line.
                    ForEach(sideways) { ExhibitView(exhibit: $0, file: file, open: open) }
                } else {
                    ForEach(sideways) { row($0).padding(.top, 12) }
                }
            }
            .frame(width: room.column)
            .frame(maxHeight: room.height)
            ForEach(upright) { exhibit in
                ExhibitView(exhibit: exhibit, file: file, open: open)
                    .frame(width: room.device)
            }
        }
        .padding(.horizontal, DeskRoom.margin)
        .padding(.vertical, 20)
    }

    private func row(_ exhibit: Exhibit) -> some View {
        Button {
            open(exhibit)
        } label: {
            AppRow(exhibit: exhibit)
        }
        .buttonStyle(.plain)
    }

    private var upright: [Exhibit] { Exhibit.onDevices.filter { $0.orientation == .portrait } }
    private var sideways: [Exhibit] { Exhibit.onDevices.filter { $0.orientation != .portrait } }
}

/// How wide the devices and the column with the heading are. All lengths are in points.
struct DeskRoom {
    static let gap: CGFloat = 28
    static let margin: CGFloat = 40
    /// A phone with its edges, in portrait.
    static let phone = CGSize(width: 417, height: 876)
    /// What stands below a device: its name, and its hint with the buttons.
    static let caption: CGFloat = 84
    private static let leastColumn: CGFloat = 300
    private static let readableColumn = phone.height / 2
    /// Below this a device in portrait is not made narrower for one in landscape.
    private static let goodDevice: CGFloat = 250

    /// The width of a device in portrait.
    let device: CGFloat
    /// The width of the column with the heading.
    let column: CGFloat
    /// The height of a device with what stands below it.
    let height: CGFloat
    /// Whether what is on a device in landscape, which is as wide as the column, can be read: it is half as large as on a
    /// phone, at least.
    var isReadableSideways: Bool { column >= Self.readableColumn }
    /// Whether the column has room for one more app, as a row, between its heading and its device.
    var hasRoomForRow: Bool { height - column * Self.phone.width / Self.phone.height - Self.caption > 400 }

    /// - Parameters:
    ///   - size: of the window.
    ///   - count: how many devices stand in portrait.
    init(size: CGSize, count: Int) {
        let count = CGFloat(max(count, 1))
        let width = max(size.width - 2 * Self.margin - count * Self.gap, 0)
        let tallest = max(min(size.height - 40 - Self.caption, Self.phone.height), 0)
        let hasRoom = (width - Self.readableColumn) / count >= Self.goodDevice
        let least = hasRoom ? Self.readableColumn : Self.leastColumn
        device = max(min((width - least) / count, tallest * Self.phone.width / Self.phone.height), 0)
        // A device in landscape is as wide as one in portrait is high.
        column = max(min(width - count * device, Self.phone.height), 0)
        height = device * Self.phone.height / Self.phone.width + Self.caption
    }
}

/// The heading, and the switch between light and dark mode.
private struct Heading: View {
    @Binding var chosenScheme: ColorScheme?
    /// Nil where the controls have a place of their own.
    let openControls: (() -> Void)?

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Wordmark()
            Text("SwiftUI, running on Linux")
                .font(.system(size: 34, weight: .bold, design: .rounded))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityAddTraits(.isHeader)
            Text(
                "Apps in plain SwiftUI, laid out, animated and touched by one engine. Every device is live: take a card and drag it."
            )
            .font(.body)
            .foregroundStyle(.secondary)
            .fixedSize(horizontal: false, vertical: true)
            HStack(spacing: 16) {
                AppearanceSwitch(chosenScheme: $chosenScheme)
                if let openControls {
                    Button("All controls", action: openControls)
                        .font(.subheadline.weight(.semibold))
                }
            }
            .padding(.top, 6)
        }
    }
}

/// The project's name and its logo, a hand of cards.
struct Wordmark: View {
    var body: some View {
        HStack(spacing: 10) {
            ZStack {
                ForEach(0..<3, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 4, style: .continuous)
                        .fill(Self.colors[index])
                        .frame(width: 15, height: 21)
                        .rotationEffect(.degrees(Double(index - 1) * 22), anchor: .bottom)
                }
            }
            .frame(width: 34, height: 26)
            Text("Riffle")
                .font(.system(.title2, design: .rounded, weight: .heavy))
        }
        .accessibilityElement(children: .combine)
    }

    private static let colors = [
        Color(red: 0.36, green: 0.36, blue: 0.96), Color(red: 0.93, green: 0.3, blue: 0.52),
        Color(red: 1, green: 0.66, blue: 0.26),
    ]
}
