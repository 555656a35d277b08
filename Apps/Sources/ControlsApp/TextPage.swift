import SwiftUI

/// Fields for text, numbers, secrets and many lines.
struct TextPage: View {
    @State private var name = ""
    @State private var city = "Stavanger"
    @State private var secret = "rhubarb"
    @State private var amount = 12.5
    @State private var story = "It was late when the ferry came in."
    @State private var remarks = ""
    @FocusState private var isNaming: Bool

    var body: some View {
        Form {
            Section("In a form") {
                TextField("Name", text: $name)
                    .focused($isNaming)
                TextField("City", text: $city)
                SecureField("Password", text: $secret)
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                TextField("Disabled", text: .constant("Fixed")).disabled(true)
            }
            Section("With a border") {
                TextField("Rounded", text: $name)
                    .textFieldStyle(.roundedBorder)
            }
            Section("Several lines") {
                TextField("Remarks", text: $remarks, axis: .vertical)
                    .lineLimit(2...4)
                TextEditor(text: $story)
                    .frame(height: 96)
            }
            Section {
                Button("Name") { isNaming = true }
            }
        }
    }
}
