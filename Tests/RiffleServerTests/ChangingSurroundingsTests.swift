import RiffleChromiumDriver
import RiffleServer
import SwiftUI
import Testing

/// Interfaces while what is around them changes: who asks, the way to the server, and where the interface is.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ChangingSurroundingsTests {
    private struct Desk: View {
        @Environment(\.webRequest) private var request
        @AppStorage("pens") private var pens = 0
        @State private var pencils = 0

        var body: some View {
            VStack {
                Text("Desk of \(request?[NameKey.self] ?? "no page")")
                Text("\(pens) pens")
                Text("\(pencils) pencils")
                Button("Take a pen") { pens += 1 }
                Button("Take a pencil") { pencils += 1 }
            }
        }
    }

    @Test("A page whose user is another one when it comes back shows that one's things, and nothing of the former's")
    func anotherUser() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let page = try await served.open(as: "ada")
            try await page.press("Take a pen")
            try await page.press("Take a pencil")
            try await page.wait(for: "1 pens")
            try await page.comeBack(as: "ben")
            try await page.wait(for: "Desk of ben")
            try await page.wait(for: "0 pens")
            try await page.wait(for: "0 pencils")
            // Whoever was there before finds everything as it was.
            try await page.comeBack(as: "ada")
            try await page.wait(for: "Desk of ada")
            try await page.wait(for: "1 pens")
        }
    }

    @Test("A page whose WebSocket is dropped on the way comes back to what it showed, as often as that happens")
    func droppedSocket() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let proxy = try await UnreliableProxy(to: served.port)
            let page = try await served.open(as: "ada", port: proxy.port)
            for count in 1...3 {
                try await page.press("Take a pencil")
                try await page.wait(for: "\(count) pencils")
                proxy.drop()
                try await page.wait(until: "!riffle.connection.isOpen")
                try await page.wait(until: "riffle.connection.isOpen")
                try await page.wait(for: "\(count) pencils")
            }
            #expect(served.interface.pageCount == 1)
            try await proxy.close()
        }
    }

    @Test("A page whose interface is no longer at its address says so, and goes on once it is there again")
    func moved() async throws {
        try await ServedInterface.with({ Desk() }) { served in
            let proxy = try await UnreliableProxy(to: served.port)
            let page = try await served.open(as: "ada", port: proxy.port)
            try await page.press("Take a pencil")
            try await page.wait(for: "1 pencils")
            proxy.set(.gone)
            proxy.drop()
            try await page.wait(
                until: "document.getElementById('status').textContent.startsWith('There is no app at this address')")
            proxy.set(.open)
            try await page.wait(until: "riffle.connection.isOpen && document.getElementById('status').hidden")
            try await page.wait(for: "1 pencils")
            try await proxy.close()
        }
    }
}

extension Page {
    /// Loses its connection, and comes back as somebody else.
    fileprivate func comeBack(as user: String) async throws {
        try await evaluate("document.cookie = 'user=\(user); path=/'")
        try await evaluate("riffle.connection.retry = 1; riffle.connection.socket.close(4001)")
    }
}
