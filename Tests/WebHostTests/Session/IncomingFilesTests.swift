import Testing
import RiffleWebHost

struct IncomingFilesTests {
    @Test("bytes go to one file after the other, whatever pieces they come in")
    func parts() throws {
        var incoming = try #require(
            IncomingFiles([
                AnnouncedFile(name: "a", size: 3), AnnouncedFile(name: "b", size: 0), AnnouncedFile(name: "c", size: 2),
            ]))
        #expect(incoming.remaining == 5)
        #expect(incoming.take([1]) == [IncomingFiles.Part(file: 0, bytes: [1])])
        #expect(
            incoming.take([2, 3, 4, 5, 6]) == [
                IncomingFiles.Part(file: 0, bytes: [2, 3]), IncomingFiles.Part(file: 2, bytes: [4, 5]),
            ])
        #expect(incoming.remaining == 0)
        #expect(incoming.take([7]) == [], "beyond the last file's end")
    }

    @Test("files that are too many or too large are not taken, whatever sizes they claim")
    func limits() {
        #expect(IncomingFiles([AnnouncedFile(name: "a", size: 11)], limit: 10) == nil)
        #expect(
            IncomingFiles([AnnouncedFile(name: "a", size: 6), AnnouncedFile(name: "b", size: 6)], limit: 10) == nil)
        #expect(IncomingFiles([AnnouncedFile(name: "a", size: -1)]) == nil)
        #expect(IncomingFiles(Array(repeating: AnnouncedFile(name: "a", size: .max), count: 2)) == nil)
        #expect(IncomingFiles(Array(repeating: AnnouncedFile(name: "a", size: 0), count: 65)) == nil)
    }

    @Test(
        "names lead nowhere, and tell files apart",
        arguments: [
            ("../../etc/passwd", "passwd"), ("C:\\Windows\\system.ini", "system.ini"), ("..", "File"), ("", "File"),
            (".hidden", "hidden"), ("a\0b\n\u{202E}gnp.txt", "abgnp.txt"), ("/", "File"), ("Grüße.txt", "Grüße.txt"),
        ])
    func names(name: String, plain: String) throws {
        #expect(IncomingFiles.plain(name) == plain)
    }

    @Test("names that are alike or long stay apart and short")
    func manyNames() throws {
        let incoming = try #require(
            IncomingFiles(["a.txt", "A.TXT", "x/a.txt"].map { AnnouncedFile(name: $0, size: 0) }))
        #expect(incoming.names == ["a.txt", "2 A.TXT", "3 a.txt"])
        let long = IncomingFiles.plain(String(repeating: "ü", count: 5000) + ".png")
        #expect(long.utf8.count <= 200 && long.hasSuffix("ü.png"))
    }
}
