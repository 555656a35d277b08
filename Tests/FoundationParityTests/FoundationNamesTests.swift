import Foundation
import SwiftUITesting
import Testing

/// Names of Foundation's on Apple's systems that Foundation on Linux has not, as apps write them.
struct FoundationNamesTests {
    @Test("configurations and caches are made as apps make them")
    func caches() {
        let cache = URLCache(memoryCapacity: 4 << 20, diskCapacity: 0)
        #expect(cache.memoryCapacity == 4 << 20 && cache.diskCapacity == 0)
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        #expect(URLCache(memoryCapacity: 1, diskCapacity: 2 << 20, directory: directory).diskCapacity == 2 << 20)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = cache
        configuration.waitsForConnectivity = true
        // Nothing waits here, which was reported.
        #expect(!configuration.waitsForConnectivity)
        #expect(URLResponse().mimeType == nil && URLResponse().expectedContentLength == -1)
    }

    @Test("texts with attributes begin empty")
    func emptyTexts() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        text.append(NSAttributedString())
        #expect(text.string == "a")
        let plain = NSMutableString()
        plain.append("b")
        #expect(plain == "b")
    }

    @Test("files are written at once by the older name, too")
    func writing() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2]).write(to: file, options: [.atomicWrite])
        try Data([3]).write(to: file, options: .atomicWrite)
        #expect(try Data(contentsOf: file) == Data([3]))
    }

    private final class Person: NSObject {
        let name: String?
        let age: Int
        let isFriend: Bool
        let seen: Date?

        init(_ name: String?, age: Int, isFriend: Bool = false, seen: Date? = nil) {
            (self.name, self.age, self.isFriend, self.seen) = (name, age, isFriend, seen)
        }
    }

    private func ages(_ people: [Person], by descriptors: NSSortDescriptor...) -> [Int] {
        ((people as NSArray).sortedArray(using: descriptors) as? [Person])?.map(\.age) ?? []
    }

    @Test("objects are sorted by properties that may be nil, nil first, and by what is true or not")
    func sorting() {
        let people = [
            Person("Bo", age: 3, isFriend: true, seen: Date(timeIntervalSince1970: 9)), Person(nil, age: 1),
            Person("Al", age: 2, seen: Date(timeIntervalSince1970: 5)),
        ]
        #expect(ages(people, by: NSSortDescriptor(keyPath: \Person.name, ascending: true)) == [1, 2, 3])
        #expect(ages(people, by: NSSortDescriptor(keyPath: \Person.name, ascending: false)) == [3, 2, 1])
        #expect(ages(people, by: NSSortDescriptor(keyPath: \Person.seen, ascending: true)) == [1, 2, 3])
        #expect(
            ages(
                people, by: NSSortDescriptor(keyPath: \Person.isFriend, ascending: false),
                NSSortDescriptor(keyPath: \Person.age, ascending: true)) == [3, 1, 2])
    }

    @Test("dates, identifiers and bytes stand for %@")
    func formats() {
        let id = UUID()
        #expect(String(format: "<%@> %d", id as NSUUID, 3) == "<\(id.uuidString)> 3")
        #expect(String(format: "%@", NSDate(timeIntervalSinceReferenceDate: 0)).hasPrefix("2001-01-01 00:00:00"))
        #expect(String(format: "%@", NSData(data: Data([0xab, 0xcd]))).contains("abcd"))
        let recent = NSPredicate(format: "SELF > %@", Date(timeIntervalSinceReferenceDate: 5) as NSDate)
        #expect(recent.evaluate(with: Date(timeIntervalSinceReferenceDate: 6)))
        #expect(!recent.evaluate(with: Date(timeIntervalSinceReferenceDate: 4)))
    }

    private func add(_ query: CFDictionary, _ result: inout CFTypeRef?) -> Int {
        result = NSNumber(value: query.count)
        return query.count
    }

    @Test("values cross over to Core Foundation's names, and are what they were")
    func coreFoundation() {
        let key = "account" as CFString
        let query: [String: Any] = [key as String: "me", "data": Data([1]) as CFData]
        var item: CFTypeRef?
        #expect(add(query as CFDictionary, &item) == 2)
        #expect((item as? NSNumber)?.intValue == 2)
        let url = URL(fileURLWithPath: "/a") as CFURL
        #expect(url.path == "/a")
    }

    @Test("this is no app of a phone on a Mac")
    func process() {
        #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    }
}
