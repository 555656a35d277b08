import AppData
import SwiftUI

/// The devices in portrait below the heading, and the other apps as rows.
struct StackedView: View {
    let size: CGSize
    let file: DataFile
    @Binding var chosenScheme: ColorScheme?
    let open: (Exhibit) -> Void

    /// What the heading and the rows take, with what is between them, in points.
    private static let rest: CGFloat = 268

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                VStack(alignment: .leading, spacing: 10) {
                    Wordmark()
                    Text("SwiftUI, running on Linux")
                        .font(.system(size: 30, weight: .bold, design: .rounded))
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .accessibilityAddTraits(.isHeader)
                }
                Spacer(minLength: 8)
                AppearanceSwitch(chosenScheme: $chosenScheme)
            }
            .frame(maxWidth: width)
            Spacer(minLength: 0)
            HStack(spacing: DeskRoom.gap) {
                ForEach(upright) { ExhibitView(exhibit: $0, file: file, open: open).frame(width: device) }
            }
            Spacer(minLength: 0)
            HStack(spacing: 12) {
                ForEach(rows) { exhibit in
                    Button {
                        open(exhibit)
                    } label: {
                        AppRow(exhibit: exhibit)
                    }
                    .buttonStyle(.plain)
                }
            }
            .frame(maxWidth: width)
        }
        .padding(DeskRoom.margin)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private var upright: [Exhibit] { Exhibit.onDevices.filter { $0.orientation == .portrait } }
    private var rows: [Exhibit] { Exhibit.allCases.filter { !upright.contains($0) } }
    private var width: CGFloat { max(size.width - 2 * DeskRoom.margin, 0) }
    /// The width of a device, which has to fit in both directions.
    private var device: CGFloat {
        let count = CGFloat(max(upright.count, 1))
        let height = max(size.height - Self.rest - 2 * DeskRoom.margin - DeskRoom.caption, 0)
        return max(
            min((width - (count - 1) * DeskRoom.gap) / count, height * DeskRoom.phone.width / DeskRoom.phone.height), 0)
    }
}
