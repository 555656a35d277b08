import SwiftUI

/// One device, and names to switch to another. The other devices wait outside the window and keep their state.
struct OneAtATimeView: View {
    let isWide: Bool
    @Binding var selection: Exhibit
    @Binding var chosenScheme: ColorScheme?

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 14))
        layout {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Wordmark()
                    Spacer(minLength: 0)
                    AppearanceSwitch(chosenScheme: $chosenScheme)
                }
                if isWide { chooser }
            }
            .frame(maxWidth: isWide ? 250 : .infinity)
            devices
            if !isWide { chooser }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
    }

    private var chooser: some View {
        Chooser(selection: $selection, isVertical: isWide)
    }

    private var devices: some View {
        GeometryReader { proxy in
            ZStack {
                ForEach(Exhibit.allCases) { exhibit in
                    let place = place(of: exhibit)
                    ExhibitView(exhibit: exhibit, showsName: false)
                        .frame(width: proxy.size.width, height: proxy.size.height)
                        .opacity(place == 0 ? 1 : 0)
                        .scaleEffect(place == 0 ? 1 : 0.92)
                        .offset(x: CGFloat(place) * (proxy.size.width + 40))
                        .accessibilityHidden(place != 0)
                        .allowsHitTesting(place == 0)
                }
            }
            .animation(.spring(response: 0.45, dampingFraction: 0.86), value: selection)
        }
    }

    /// The position of a device in relation to the visible one; positive is to the right.
    private func place(of exhibit: Exhibit) -> Int {
        let all = Exhibit.allCases
        return (all.firstIndex(of: exhibit) ?? 0) - (all.firstIndex(of: selection) ?? 0)
    }
}

/// The names of the apps, with the selected one marked.
private struct Chooser: View {
    @Binding var selection: Exhibit
    let isVertical: Bool

    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            ForEach(Exhibit.allCases) { exhibit in
                Button {
                    selection = exhibit
                } label: {
                    Text(exhibit.name)
                        .font(.system(.subheadline, design: .rounded).weight(.semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                        .padding(.vertical, 9)
                        .padding(.horizontal, 6)
                        .frame(maxWidth: .infinity)
                        .background {
                            Knob()
                                .opacity(exhibit == selection ? 1 : 0)
                        }
                        .contentShape(Capsule())
                        .opacity(exhibit == selection ? 1 : 0.6)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(exhibit == selection ? .isSelected : [])
            }
        }
        .padding(4)
        .background { RoundedRectangle(cornerRadius: 22, style: .continuous).fill(.primary.opacity(0.07)) }
        .animation(.easeOut(duration: 0.2), value: selection)
    }
}
