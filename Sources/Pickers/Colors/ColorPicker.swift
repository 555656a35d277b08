import Foundation
import SwiftUICore

/// Lets people choose a color: a well that shows it, which opens a sheet with a grid of colors and sliders.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @RestoredState private var isOpen = false
    @Environment(\.self) private var environment

    /// A picker of a color.
    ///
    /// - Parameter supportsOpacity: whether there is a slider for how opaque the color is.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// A picker of a color in another form.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: ColorPicker.colors(selection), supportsOpacity: supportsOpacity, label: label)
    }

    fileprivate static func colors(_ selection: Binding<CGColor>) -> Binding<Color> {
        Binding {
            Color(cgColor: selection.wrappedValue)
        } set: { color in
            selection.wrappedValue = UIColor(color).cgColor
        }
    }

    /// The label and the well.
    public var body: some View {
        LabeledContent {
            Button {
                isOpen = true
            } label: {
                ColorWell(color: selection.wrappedValue)
            }
            .buttonStyle(.plain)
        } label: {
            label
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: PickedColor(selection.wrappedValue, in: environment).code))
        .sheet(isPresented: $isOpen) {
            ColorPickerSheet(selection: selection, supportsOpacity: supportsOpacity)
        }
    }
}

extension ColorPicker where Label == Text {
    /// A picker of a color with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker of a color with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// A picker of a color in another form, with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker of a color in another form, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A round spot of a color in a ring of all colors.
struct ColorWell: View {
    let color: Color

    private static let ring = AngularGradient(
        colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center)

    var body: some View {
        Circle()
            .fill(color)
            .padding(5)
            .background { Circle().strokeBorder(Self.ring, lineWidth: 3) }
            .frame(width: 28, height: 28)
            .contentShape(Circle())
    }
}
