import MessageUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Mails and messages of a device that can send none")
struct ComposeTests {
    private struct Mail: UIViewControllerRepresentable {
        @Environment(\.dismiss) private var dismiss
        @Binding var outcome: String

        final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
            let mail: Mail

            init(_ mail: Mail) { self.mail = mail }

            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) {
                mail.outcome = "\(result), \(error is MFMailComposeError)"
                mail.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let controller = MFMailComposeViewController()
            controller.mailComposeDelegate = context.coordinator
            controller.setToRecipients(["help@example.com"])
            controller.setSubject("Help")
            controller.setMessageBody("It does not work", isHTML: false)
            return controller
        }

        func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
    }

    private struct Message: UIViewControllerRepresentable {
        final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
            ) { controller.dismiss(animated: true) }
        }

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIViewController(context: Context) -> MFMessageComposeViewController {
            let controller = MFMessageComposeViewController()
            controller.messageComposeDelegate = context.coordinator
            controller.recipients = ["555"]
            controller.body = "Hello"
            return controller
        }

        func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
    }

    private struct Help: View {
        @State private var isWriting = false
        @State private var isTexting = false
        @State private var outcome = "Nothing yet"

        var body: some View {
            VStack {
                Button("Ask") { isWriting = true }.disabled(!MFMailComposeViewController.canSendMail())
                Button("Ask anyway") { isWriting = true }
                Button("Text") { isTexting = true }
                Text(verbatim: outcome)
                Text(verbatim: isWriting || isTexting ? "Writing" : "Not writing")
            }
            .sheet(isPresented: $isWriting) { Mail(outcome: $outcome) }
            .sheet(isPresented: $isTexting) { Message() }
        }
    }

    @Test("an app that asks first hears that nothing can be sent")
    func cannot() throws {
        #expect(!MFMessageComposeViewController.canSendText())
        #expect(try ViewTester(Help()).find(.label("Ask")).isEnabled == false)
    }

    @Test("a mail that is shown all the same could not be sent, and a message goes away")
    func shown() async throws {
        let tester = ViewTester(Help())
        await tester.tap(try tester.find(.label("Ask anyway")))
        try await tester.settle()
        _ = try tester.find(.text("failed, true"))
        _ = try tester.find(.text("Not writing"))
        await tester.tap(try tester.find(.label("Text")))
        try await tester.settle()
        _ = try tester.find(.text("Not writing"))
        #expect(tester.issues.isEmpty)
    }
}
