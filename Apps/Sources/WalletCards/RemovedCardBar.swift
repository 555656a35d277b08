import SwiftUI

/// Says that a card was removed, and offers to put it back.
struct RemovedCardBar: View {
    let name: String
    let undo: () -> Void
    let dismiss: () -> Void

    var body: some View {
        HStack(spacing: 16) {
            Text("\(name) was removed.")
                .font(.subheadline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .minimumScaleFactor(0.7)
            Button("Undo", action: undo)
                .font(.subheadline.bold())
                .keyboardShortcut("z", modifiers: .command)
            Button(action: dismiss) {
                Image(systemName: "xmark")
                    .font(.footnote.bold())
                    .foregroundStyle(.secondary)
                    .frame(width: 28, height: 28)
                    .contentShape(.rect)
                    .accessibilityLabel("Dismiss")
            }
            .buttonStyle(.plain)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(Color(UIColor.systemGray6), in: .rect(cornerRadius: 14))
        .frame(maxWidth: 500)
        .padding(.horizontal, 16)
        .padding(.bottom, 10)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .accessibilityElement(children: .contain)
    }
}
