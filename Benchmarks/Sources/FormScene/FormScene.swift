public import SwiftUI

/// A form of many fields, one of which writes digits in groups of four while they are typed.
public struct FormScene: View {
    /// Where the scene is shown, in points.
    public static let size = CGSize(width: 390, height: 844)
    /// How many fields there are; the first has the focus from the start.
    public static let count = 100

    @State private var texts = Array(repeating: "", count: FormScene.count)
    @FocusState private var focused: Int?

    /// A form with empty fields.
    public init() {}

    /// The scene.
    public var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<Self.count, id: \.self) { index in
                    NumberField(title: "Field \(index + 1)", text: $texts[index])
                        .focused($focused, equals: index)
                }
            }
            .padding()
        }
        .onAppear { focused = 0 }
    }
}

/// A field for digits.
private struct NumberField: View {
    let title: String
    @Binding var text: String

    var body: some View {
        TextField(title, text: $text)
            .textFieldStyle(.roundedBorder)
            .onChange(of: text) { _, new in
                let grouped = Self.grouped(new)
                if grouped != new { text = grouped }
            }
    }

    private static func grouped(_ text: String) -> String {
        var result = ""
        for (index, digit) in text.filter(\.isNumber).enumerated() {
            if index > 0, index % 4 == 0 { result += " " }
            result.append(digit)
        }
        return result
    }
}
