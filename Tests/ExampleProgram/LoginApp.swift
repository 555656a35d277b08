import SwiftUI

/// A name, a password and a number that a task brings; shown in place of the example where the environment has
/// `EXAMPLE=login`.
struct LoginApp: App {
    var body: some Scene {
        WindowGroup { LoginView() }
    }
}

private struct LoginView: View {
    @State private var name = ""
    @State private var password = ""
    @State private var visitors = 0
    @FocusState private var field: Int?

    var body: some View {
        VStack(spacing: 0) {
            TextField("Name", text: $name).focused($field, equals: 1).frame(height: 40)
            SecureField("Password", text: $password).focused($field, equals: 2).frame(height: 40)
            Button("To the name") { field = 1 }.frame(height: 60)
            Button("To the password") { field = 2 }.frame(height: 60)
            Text("\(visitors) visitors").frame(height: 40)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .task {
            try? await Task.sleep(for: .milliseconds(1))
            visitors = 7
        }
    }
}
