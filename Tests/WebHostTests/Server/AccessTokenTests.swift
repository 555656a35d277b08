import Foundation
import Testing
import RiffleWebHost

struct AccessTokenTests {
    @Test("a token is made once, for this user alone, and the same after a restart")
    func kept() throws {
        let folder = StorageFolder()
        let path = folder.url.path + "/new/token"
        let token = try AccessToken.kept(in: path)
        #expect(AccessToken.isOne(token))
        #expect(try AccessToken.kept(in: path) == token)
        #expect(folder.mode("new/token") == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try AccessToken.kept(in: path) == token && folder.mode("new/token") == 0o600)
    }

    @Test("a token of one's own may stand in the file", arguments: ["our-own_token-123", "our-own_token-123\n"])
    func own(text: String) throws {
        let folder = StorageFolder()
        let path = folder.url.path + "/token"
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try AccessToken.kept(in: path) == "our-own_token-123")
    }

    @Test(
        "a file that holds no token is left as it is, and said why",
        arguments: ["", "short", "with spaces in it, long"])
    func refused(text: String) throws {
        let folder = StorageFolder()
        let path = folder.url.path + "/token"
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: AccessToken.FileError.self) { try AccessToken.kept(in: path) }
        #expect(error?.description.contains("16 to 128 letters") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        let missing = #expect(throws: AccessToken.FileError.self) { try AccessToken.kept(in: path + "/inside") }
        #expect(missing?.description.hasPrefix("--token-file \(path)/inside: ") == true)
    }
}
