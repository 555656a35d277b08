/// A picture, a title and a message beside a button that closes the tip, and the tip's own buttons below.
public struct MiniTipViewStyle: TipViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Shows a tip.
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A picture, a title and a message beside a button that closes the tip, and the tip's own buttons below.
    nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLook) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    private static let margin: CGFloat = 16
    private static let inset: CGFloat = 14

    var body: some View {
        // Beside a picture there is too little room for large text.
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        layout {
            if let image = configuration.image {
                picture(image)
                    .padding(.leading, Self.margin)
                    .padding(.top, Self.inset)
                    .padding(.bottom, typeSize.isAccessibilitySize ? 0 : Self.inset)
            }
            VStack(alignment: .leading, spacing: 0) {
                text
                ForEach(configuration.actions) { action in
                    Divider()
                    button(action)
                }
            }
            .padding(.leading, configuration.image == nil || typeSize.isAccessibilitySize ? Self.margin : 12)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func picture(_ image: Image) -> some View {
        let shown = AnyView(
            image.resizable().aspectRatio(contentMode: .fit)
                .frame(width: look.imageSize.width, height: look.imageSize.height))
        return Group {
            if let style = look.imageStyle { style(shown) } else { shown.foregroundStyle(.tint) }
        }
        .accessibilityHidden(true)
    }

    private var text: some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .leading, spacing: 4) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
            }
            .fixedSize(horizontal: false, vertical: true)
            // A single line stands beside the middle of the picture.
            .frame(minHeight: configuration.image == nil || typeSize.isAccessibilitySize ? nil : look.imageSize.height)
            .padding(.vertical, Self.inset)
            Spacer(minLength: 0)
            CloseTipButton(tip: configuration.tip)
        }
    }

    private func button(_ action: Tips.Action) -> some View {
        Button {
            action.handler()
        } label: {
            action.label()
                .font(.subheadline)
                .foregroundStyle(.tint)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.vertical, 11)
                .padding(.trailing, Self.margin)
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
    }
}

/// The cross that closes a tip.
private struct CloseTipButton: View {
    let tip: any Tip

    var body: some View {
        Button {
            tip.invalidate(reason: .tipClosed)
        } label: {
            Label("Close", systemImage: "xmark")
                .labelStyle(.iconOnly)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(Color(uiColor: .tertiaryLabel))
                // A finger needs more room than the cross.
                .padding(16)
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
    }
}
