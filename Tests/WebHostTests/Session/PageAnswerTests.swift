import Foundation
import RiffleHosting
import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PageAnswerTests {
    @Test("Answers that nobody asked for, and files that nobody wants, change nothing")
    func unasked() async throws {
        try await TestServer.with { server in
            let page = try await PlayedPage.open(port: server.port)
            try await page.settle()
            page.send {
                for id in [0, 1, 7, UInt32.max] {
                    $0.bytes.append(20)
                    $0.unsigned(id)
                    $0.bytes.append(1)
                    $0.double(10)
                    $0.bytes.append(21)
                    $0.unsigned(id)
                    $0.unsigned(1)
                    $0.text("../../../etc/passwd")
                    $0.unsigned(.max)
                    $0.bytes.append(22)
                    $0.unsigned(id)
                    $0.unsigned(3)
                    $0.bytes += [1, 2, 3]
                }
                $0.tick(20)
            }
            try await page.settle()
            #expect(server.contents[0].answers == [])
            await page.socket.close()
        }
    }

    @Test("A list of too many files, and an answer of no kind, end the connection")
    func invalid() async throws {
        try await TestServer.with { server in
            let many = try await PlayedPage.open(port: server.port)
            many.send {
                $0.bytes.append(21)
                $0.unsigned(1)
                $0.unsigned(65)
            }
            #expect(await many.end() == 1007)
            let strange = try await PlayedPage.open(port: server.port)
            strange.send {
                $0.bytes.append(20)
                $0.unsigned(1)
                $0.bytes.append(9)
            }
            #expect(await strange.end() == 1007)
        }
    }
}
