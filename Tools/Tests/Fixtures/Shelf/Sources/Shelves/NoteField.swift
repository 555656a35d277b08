import SwiftUI

/// What is written into it is kept by nobody but the process.
@MainActor
enum Draft {
    static var text = ""
}

struct NoteField: View {
    @State private var count = 0

    var body: some View {
        VStack {
            TextField(
                "Note",
                text: Binding(
                    get: { Draft.text },
                    set: {
                        Draft.text = $0; count += 1
                    }))
            Text("Draft: \(Draft.text.uppercased())").id(count)
        }
        .padding()
    }
}

#Preview("A note") {
    NoteField()
}
