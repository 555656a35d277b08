import SwiftUI

// A login with validation, for a society of gardeners.

enum MembershipError: LocalizedError {
    case wrongPassword
    case unknownMember(String)

    var errorDescription: String? {
        switch self {
        case .wrongPassword: return "That is not the password."
        case .unknownMember(let mail): return "Nobody here is called \(mail)."
        }
    }

    var recoverySuggestion: String? { "Check what you typed and try again." }
}

@MainActor
final class MembershipModel: ObservableObject {
    @Published var mail = ""
    @Published var password = ""
    @Published var remembersMe = false
    @Published private(set) var isBusy = false
    @Published private(set) var member: String?
    @Published var error: MembershipError?

    var mailProblem: String? {
        if mail.isEmpty { return nil }
        let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else {
            return "An address has the form name@place.org"
        }
        return nil
    }

    var passwordProblem: String? {
        if password.isEmpty || password.count >= 8 { return nil }
        return "At least 8 characters (\(8 - password.count) to go)"
    }

    var canSignIn: Bool {
        !mail.isEmpty && !password.isEmpty && mailProblem == nil && passwordProblem == nil && !isBusy
    }

    func signIn() async {
        isBusy = true
        defer { isBusy = false }
        try? await Task.sleep(nanoseconds: 800_000_000)
        if !mail.hasSuffix("@plots.org") {
            error = .unknownMember(mail)
        } else if password != "rhubarb42" {
            error = .wrongPassword
        } else {
            member = mail.components(separatedBy: "@").first?.capitalized
        }
    }

    func signOut() {
        member = nil
        password = ""
    }
}

struct MembershipView: View {
    @StateObject private var model = MembershipModel()

    var body: some View {
        Group {
            if let member = model.member {
                WelcomeView(name: member, signOut: model.signOut)
                    .transition(.move(edge: .trailing).combined(with: .opacity))
            } else {
                SignInView(model: model)
                    .transition(.opacity)
            }
        }
        .animation(.easeInOut(duration: 0.35), value: model.member)
    }
}

struct SignInView: View {
    @ObservedObject var model: MembershipModel
    @FocusState private var focus: Field?
    @State private var showsHelp = false

    enum Field: Hashable { case mail, password }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "leaf.circle.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 88)
                    .foregroundStyle(.green)
                    .padding(.top, 48)
                Text("Allotment Society")
                    .font(.largeTitle.weight(.semibold))

                VStack(alignment: .leading, spacing: 6) {
                    field(systemImage: "envelope") {
                        TextField("Email", text: $model.mail)
                            .keyboardType(.emailAddress)
                            .textContentType(.username)
                            .textInputAutocapitalization(.never)
                            .autocorrectionDisabled()
                            .focused($focus, equals: .mail)
                            .submitLabel(.next)
                    }
                    problem(model.mailProblem)
                }

                VStack(alignment: .leading, spacing: 6) {
                    field(systemImage: "lock") {
                        SecureField("Password", text: $model.password)
                            .textContentType(.password)
                            .focused($focus, equals: .password)
                            .submitLabel(.go)
                    }
                    problem(model.passwordProblem)
                }

                Toggle("Remember me", isOn: $model.remembersMe)
                    .font(.callout)

                Button(action: signIn) {
                    ZStack {
                        Text("Sign In").opacity(model.isBusy ? 0 : 1)
                        if model.isBusy { ProgressView() }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!model.canSignIn)

                Button("Forgot your password?") { showsHelp.toggle() }
                    .font(.footnote)
            }
            .padding(.horizontal, 24)
        }
        .scrollDismissesKeyboard(.interactively)
        .onSubmit {
            switch focus {
            case .mail: focus = .password
            default: signIn()
            }
        }
        .alert(
            isPresented: .init(get: { model.error != nil }, set: { if !$0 { model.error = nil } }), error: model.error
        ) { _ in
            Button("OK") { focus = .password }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .sheet(isPresented: $showsHelp) {
            VStack(spacing: 16) {
                Text("Ask at the shed").font(.title2.bold())
                Text("Somebody is there on Saturdays from ten to noon.")
                    .multilineTextAlignment(.center)
            }
            .padding()
            .presentationDetents([.height(220), .medium])
            .presentationDragIndicator(.visible)
        }
    }

    private func signIn() {
        guard model.canSignIn else { return }
        focus = nil
        Task { await model.signIn() }
    }

    private func field<Content: View>(systemImage: String, @ViewBuilder content: () -> Content) -> some View {
        HStack {
            Image(systemName: systemImage)
                .foregroundStyle(.secondary)
                .frame(width: 24)
            content()
        }
        .padding(12)
        .background(Color(.secondarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    }

    @ViewBuilder
    private func problem(_ text: String?) -> some View {
        if let text {
            Label(text, systemImage: "exclamationmark.triangle")
                .font(.caption)
                .foregroundColor(.red)
        }
    }
}

struct WelcomeView: View {
    let name: String
    let signOut: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Text("Welcome, \(name)!")
                .font(.title.bold())
            Text("Your plot is number 42.")
                .foregroundColor(.secondary)
            Button("Sign Out", role: .cancel, action: signOut)
                .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
