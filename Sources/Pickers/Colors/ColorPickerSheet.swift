import Foundation
import SwiftUICore

/// What a color picker opens: a grid of colors, or a slider for each part of one, and how opaque it is.
struct ColorPickerSheet: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment
    @RestoredState private var page = Page.grid

    enum Page: String, CaseIterable, Codable {
        case grid = "Grid"
        case sliders = "Sliders"
    }

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    private var picked: Binding<PickedColor> {
        let environment = environment
        return Binding {
            PickedColor(selection.wrappedValue, in: environment)
        } set: { color in
            selection.wrappedValue = color.color
        }
    }

    var body: some View {
        VStack(spacing: 16) {
            header
            Picker("", selection: $page) {
                ForEach(Page.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
            }
            .pickerStyle(.segmented)
            switch page {
            case .grid: ColorGrid(picked: picked)
            case .sliders:
                ColorSlider(title: "Red", value: picked.red, end: .red)
                ColorSlider(title: "Green", value: picked.green, end: .green)
                ColorSlider(title: "Blue", value: picked.blue, end: .blue)
            }
            if supportsOpacity { ColorSlider(title: "Opacity", value: picked.opacity, end: opaque, isPercent: true) }
            Spacer(minLength: 0)
            HStack {
                RoundedRectangle(cornerRadius: 10).fill(selection.wrappedValue).frame(width: 60, height: 60)
                Text(verbatim: picked.wrappedValue.code).foregroundStyle(.secondary)
                Spacer()
            }
        }
        .padding(16)
        .presentationDetents([.height(620), .large])
    }

    private var opaque: Color {
        var color = picked.wrappedValue
        color.opacity = 1
        return color.color
    }

    private var header: some View {
        ZStack {
            Text("Colors").font(.headline).accessibilityAddTraits(.isHeader)
            HStack {
                Spacer()
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "xmark.circle.fill")
                        .font(.title2).symbolRenderingMode(.hierarchical).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
            }
        }
        .frame(height: 44)
    }
}

/// Ten rows of twelve colors.
private struct ColorGrid: View {
    @Binding var picked: PickedColor

    init(picked: Binding<PickedColor>) { _picked = picked }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(PickedColor.grid, id: \.own) { row in
                HStack(spacing: 0) {
                    ForEach(row, id: \.own) { cell($0) }
                }
            }
        }
        .frame(height: 300)
        .clipShape(RoundedRectangle(cornerRadius: 10))
    }

    private func cell(_ color: PickedColor) -> some View {
        let isChosen = picked.code == color.code
        return Button {
            var chosen = color
            chosen.opacity = picked.opacity
            picked = chosen
        } label: {
            Rectangle().fill(color.color)
                .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 3) } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: color.code))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// A part of a color, from none to all of it.
private struct ColorSlider: View {
    let title: LocalizedStringKey
    @Binding var value: Double
    let end: Color
    var isPercent = false

    init(title: LocalizedStringKey, value: Binding<Double>, end: Color, isPercent: Bool = false) {
        self.title = title
        _value = value
        self.end = end
        self.isPercent = isPercent
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
            HStack(spacing: 12) {
                Slider(value: $value, in: 0...1) { Text(title) }.tint(end)
                number
                    .monospacedDigit().frame(width: 56, alignment: .trailing)
            }
        }
    }

    private var number: Text {
        isPercent
            ? Text(value, format: .percent.precision(.fractionLength(0)))
            : Text(Int(clamping: (value * 255).rounded()), format: .number)
    }
}
