import Foundation
import RiffleStorage
import SwiftUICore
import Testing
import RiffleWebHost

struct PersonsTests {
    private func set(_ value: StoredValue?, _ key: String = "n", in store: KeyValueStore) {
        store.set(value, forKey: key, Transaction())
    }

    private func value(_ key: String = "n", in store: KeyValueStore) -> StoredValue? { store.location(key).current }

    @Test("nothing is written for a person before there is something to keep, and then for this user alone")
    func nothingBefore() throws {
        let folder = StorageFolder()
        let persons = folder.persons()
        let id = PersonID.random()
        let person = persons.person(id)
        _ = value(in: person.app)
        _ = value(in: person.scene(named: PersonID.random().name))
        persons.write()
        #expect(folder.files == ["web/key"])
        set(.int(1), in: person.app)
        persons.write()
        #expect(folder.files == ["web/key", "web/persons/\(id.name).plist"])
        #expect(folder.mode("web/key") == 0o600 && folder.mode("web/persons/\(id.name).plist") == 0o600)
        for name in ["web", "web/persons", "web/shared"] { #expect(folder.mode(name) == 0o700, "\(name)") }
        #expect(folder.problems.isEmpty)
    }

    @Test("what a person stores is theirs in all pages and after a restart, and nobody else's")
    func kept() {
        let folder = StorageFolder()
        let (id, other) = (PersonID.random(), PersonID.random())
        let cookie: String
        do {
            let persons = folder.persons()
            cookie = persons.cookie.value(of: id)
            let person = persons.person(id)
            #expect(persons.person(id) === person)
            set(.int(1), in: person.app)
            #expect(value(in: persons.person(other).app) == nil)
            persons.write()
        }
        let persons = folder.persons()
        #expect(value(in: persons.person(id).app) == .int(1))
        #expect(value(in: persons.person(other).app) == nil)
        // The key is the same one.
        #expect(persons.cookie.value(of: id) == cookie)
    }

    @Test("a person who comes back before what they stored is written has it all the same")
    func unwritten() {
        let folder = StorageFolder()
        let persons = folder.persons()
        let id = PersonID.random()
        set(.int(1), in: persons.person(id).app)
        #expect(value(in: persons.person(id).app) == .int(1))
    }

    @Test("somebody without a cookie has a store of their own, of which nothing is written")
    func strangers() {
        let folder = StorageFolder()
        let persons = folder.persons()
        let (first, second) = (persons.stranger(), persons.stranger())
        set(.int(1), in: first.app)
        #expect(value(in: first.app) == .int(1) && value(in: second.app) == nil)
        persons.write()
        #expect(folder.files == ["web/key"])
    }

    @Test("a full store keeps what it has; so do all together, and somebody who stores nothing more can stay")
    func caps() {
        let folder = StorageFolder()
        var limits = Persons.Limits()
        limits.personBytes = 1000
        limits.allBytes = 2 * StorageBudget.leastBytes
        let persons = folder.persons(limits)
        let people = (0..<3).map { _ in persons.person(.random()) }
        set(.string("kept"), in: people[0].app)
        set(.string(String(repeating: "x", count: 1000)), in: people[0].app)
        #expect(value(in: people[0].app) == .string("kept"))
        set(.int(1), in: people[1].app)
        set(.int(1), in: people[2].app)
        #expect(value(in: people[1].app) == .int(1) && value(in: people[2].app) == nil)
        #expect(folder.problems.count == 2)
        persons.write()
        // A server that is started anew counts what there is.
        let again = folder.persons(limits)
        let late = again.person(.random())
        set(.int(1), in: late.app)
        #expect(value(in: late.app) == nil)
        #expect(folder.problems.count == 3 && folder.files.count == 3)
    }

    @Test("a folder that cannot be used is told of once, and everything lasts as long as the pages")
    func unusable() throws {
        let folder = StorageFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: folder.url.appendingPathComponent("web"))
        let persons = folder.persons()
        let person = persons.person(.random())
        set(.int(1), in: person.app)
        set(.int(2), in: persons.shared.store(named: "all"))
        persons.write()
        #expect(value(in: person.app) == .int(1))
        #expect(folder.problems.count == 1)
        #expect(folder.problems[0].hasPrefix("what visitors store lasts only as long as their pages: "))
    }

    @Test("a key that is none is put aside, and everybody is somebody new")
    func brokenKey() throws {
        let folder = StorageFolder()
        let id = PersonID.random()
        let cookie = folder.persons().cookie.value(of: id)
        let file = folder.url.appendingPathComponent("web/key")
        try Data([1, 2]).write(to: file)
        #expect(folder.persons().cookie.value(of: id) != cookie)
        #expect(folder.files == ["web/key", "web/key.unreadable"] && folder.problems.count == 1)
        #expect(try Data(contentsOf: file).count == 32)
    }

    @Test("who has not been here for half a year is forgotten, and who was here since is not")
    func idle() throws {
        let folder = StorageFolder()
        let (gone, faithful) = (PersonID.random(), PersonID.random())
        func name(_ id: PersonID) -> String { "web/persons/\(id.name).plist" }
        func age(_ id: PersonID) throws {
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.url.path + "/" + name(id))
        }
        do {
            let persons = folder.persons()
            for id in [gone, faithful] { set(.int(1), in: persons.person(id).app) }
            persons.write()
            for id in [gone, faithful] { try age(id) }
        }
        folder.advance(days: 100)
        _ = folder.persons().person(faithful)
        folder.advance(days: 81)
        let persons = folder.persons()
        #expect(folder.files == ["web/key", name(faithful)])
        // Somebody who is here is not idle.
        folder.advance(days: 200)
        let person = persons.person(faithful)
        try age(faithful)
        persons.removeIdle()
        #expect(value(in: person.app) == .int(1) && folder.files == ["web/key", name(faithful)])
    }

    @Test("what is shared is one store for all, kept beyond the server's end")
    func shared() {
        let folder = StorageFolder()
        let persons = folder.persons()
        set(.int(4), in: persons.shared.store(named: "../poll"))
        persons.write()
        #expect(folder.files.count == 2 && folder.files[1].hasPrefix("web/shared/___poll-"))
        #expect(value(in: folder.persons().shared.store(named: "../poll")) == .int(4))
        #expect(value(in: folder.persons().shared.store(named: "___poll")) == nil)
    }

    @Test("a tab's values are its own, and those of the tabs that were opened last are kept")
    func tabs() {
        let folder = StorageFolder()
        let persons = folder.persons()
        let person = persons.person(.random())
        let names = (0...WebLimits.keptTabs).map { _ in PersonID.random().name }
        for (number, name) in names.enumerated() {
            folder.advance(days: 0.01)
            let scene = person.scene(named: name)
            #expect(value(in: scene) == nil)
            set(.int(number), in: scene)
        }
        #expect(value(in: person.scene(named: names[0])) == nil)
        for number in 1...WebLimits.keptTabs {
            #expect(value(in: person.scene(named: names[number])) == .int(number))
        }
        person.copyScene(named: names[1], to: names[0])
        #expect(value(in: person.scene(named: names[0])) == .int(1))
    }

    @Test("a person's file that cannot be read is put aside and told of")
    func unreadable() throws {
        let folder = StorageFolder()
        let id = PersonID.random()
        do {
            let persons = folder.persons()
            set(.int(1), in: persons.person(id).app)
            persons.write()
        }
        let file = folder.url.appendingPathComponent("web/persons/\(id.name).plist")
        try Data("{".utf8).write(to: file)
        #expect(value(in: folder.persons().person(id).app) == nil)
        #expect(folder.problems.count == 1)
        #expect(FileManager.default.fileExists(atPath: file.path + ".unreadable"))
    }
}
