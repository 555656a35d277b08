import Foundation
import SwiftData
import Testing

@testable import RiffleModels

@Model final class Team {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Player.team) var players: [Player] = []
    @Relationship(deleteRule: .deny, inverse: \Match.home) var matches: [Match] = []
    @Relationship(deleteRule: .noAction) var stadium: Stadium?
    init(_ name: String) { self.name = name }
}

@Model final class Player {
    var name: String
    var team: Team?
    @Relationship(minimumModelCount: 1, maximumModelCount: 2) var positions: [Position]
    init(_ name: String, _ positions: [Position]) {
        self.name = name
        self.positions = positions
    }
}

@Model final class Position {
    var name: String
    init(_ name: String) { self.name = name }
}

@Model final class Match {
    var date = Date.now
    var home: Team
    init(home: Team) { self.home = home }
}

@Model final class Stadium {
    #Unique<Stadium>([\.city, \.name])
    var city: String
    var name: String
    var seats: Int
    init(_ city: String, _ name: String, seats: Int) {
        self.city = city
        self.name = name
        self.seats = seats
    }
}

@Model final class Folder {
    var name: String
    var parent: Folder?
    @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder] = []
    init(_ name: String, parent: Folder? = nil) {
        self.name = name
        self.parent = parent
    }
}

@MainActor
struct RelationTests {
    private func context() throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Team.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    }

    @Test("each delete rule does what it says, before and after it is saved")
    func rules() throws {
        for saves in [false, true] {
            let context = try context()
            let (team, keeper) = (Team("A"), Position("Keeper"))
            context.insert(team)
            team.players = [Player("P", [keeper]), Player("Q", [keeper])]
            team.stadium = Stadium("X", "Y", seats: 9)
            let match = Match(home: team)
            context.insert(match)
            if saves { try context.save() }
            context.delete(team)
            if saves {
                #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
                context.rollback()
                #expect(team.players.count == 2 && match.home == team)
                context.delete(match)
                context.delete(team)
                try context.save()
                #expect(try context.fetchCount(FetchDescriptor<Player>()) == 0)
                #expect(try context.fetchCount(FetchDescriptor<Position>()) == 1)
                #expect(try context.fetchCount(FetchDescriptor<Stadium>()) == 1)
            } else {
                #expect(context.insertedModelsArray.count == 3)
            }
        }
    }

    @Test("a relationship holds no fewer and no more than so many, and a mandatory one holds one")
    func counts() throws {
        let context = try context()
        let positions = (0..<3).map { Position("\($0)") }
        let player = Player("P", [])
        context.insert(player)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        player.positions = positions
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        player.positions.removeLast()
        try context.save()
        let (team, match) = (Team("A"), Match(home: Team("B")))
        context.insert(team)
        context.insert(match)
        try context.save()
        context.delete(match.home)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(match.home.name == "B")
    }

    @Test("models of one type hold each other, and what cascades goes down to the last")
    func trees() throws {
        let context = try context()
        let root = Folder("root")
        context.insert(root)
        var last = root
        for index in 0..<50 { last = Folder("\(index)", parent: last) }
        context.insert(last)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 51)
        let roots = try context.fetch(FetchDescriptor<Folder>(predicate: #Predicate { $0.parent == nil }))
        #expect(roots == [root] && root.children.count == 1)
        context.delete(root)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
    }

    @Test("a model with the same unique values takes the place of the one before, also in pairs")
    func upsert() throws {
        let context = try context()
        context.insert(Stadium("X", "A", seats: 1))
        context.insert(Stadium("X", "B", seats: 2))
        try context.save()
        context.insert(Stadium("X", "A", seats: 3))
        context.insert(Stadium("X", "A", seats: 4))
        try context.save()
        let sorted = FetchDescriptor<Stadium>(sortBy: [SortDescriptor(\.name), SortDescriptor(\.seats)])
        #expect(try context.fetch(sorted).map(\.seats) == [4, 2])
    }

    @Test("notifications say which models a save has added, changed and deleted")
    func notifications() throws {
        let context = try context()
        let (first, second) = (Folder("1"), Folder("2"))
        context.insert(first)
        context.insert(second)
        try context.save()
        nonisolated(unsafe) var heard: [(String, [String: Int])] = []
        let names = [ModelContext.willSave, ModelContext.didSave]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                var counts: [String: Int] = [:]
                for (key, value) in note.userInfo ?? [:] {
                    if let key = key as? String { counts[key] = (value as? [PersistentIdentifier])?.count }
                }
                heard.append((name.rawValue, counts))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        first.name = "3"
        context.delete(second)
        context.insert(Folder("4"))
        try context.save()
        #expect(heard.map(\.0) == names.map(\.rawValue))
        let counts = try #require(heard.last?.1)
        #expect(counts == ["inserted": 1, "updated": 1, "deleted": 1])
    }

    @Test("an identifier is written and read, and finds its model in another context")
    func identifiers() throws {
        let context = try context()
        let folder = Folder("F")
        #expect(folder.persistentModelID.storeIdentifier == nil)
        context.insert(folder)
        try context.save()
        let bytes = try JSONEncoder().encode(folder.persistentModelID)
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: bytes)
        #expect(id == folder.persistentModelID && id.hashValue == folder.persistentModelID.hashValue)
        #expect((ModelContext(context.container).model(for: id) as? Folder)?.name == "F")
        let known: Folder? = context.registeredModel(for: id)
        #expect(known === folder)
    }

    @Test("a block that fails saves nothing, one that does not is saved; actors save by themselves if asked")
    func transactions() async throws {
        let context = try context()
        #expect(throws: CocoaError.self) {
            try context.transaction {
                context.insert(Folder("1"))
                throw CocoaError(.userCancelled)
            }
        }
        #expect(context.hasChanges)
        context.rollback()
        try context.transaction { context.insert(Folder("2")) }
        #expect(!context.hasChanges)
        context.autosaveEnabled = true
        context.insert(Folder("3"))
        for _ in 0..<20 where context.hasChanges { await Task.yield() }
        #expect(!context.hasChanges)
        #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Folder>()) == 2)
    }

    @Test("a model that is used on another actor than its context reports an issue once")
    func isolation() async throws {
        let container = try context().container
        let folder = Folder("F")
        container.mainContext.insert(folder)
        try container.mainContext.save()
        nonisolated(unsafe) let shared = folder
        let keeper = FolderKeeper(modelContainer: container)
        let list = IssueList()
        let listener = ModelIssues.listen { list.add($0) }
        defer { ModelIssues.ignore(listener) }
        await Task.detached { _ = shared.name }.value
        #expect(list.messages.count { $0.contains("A Folder is used on another actor") } == 1)
        nonisolated(unsafe) let theirs = try await keeper.first()
        func count() -> Int { list.messages.count { $0.contains("A Folder is used on another actor") } }
        let before = count()
        #expect(try await keeper.name() == "F")
        #expect(count() == before)
        _ = theirs.value?.name
        #expect(count() == before + 1)
    }
}

struct FolderBox: @unchecked Sendable { let value: Folder? }

@ModelActor
actor FolderKeeper {
    func first() throws -> FolderBox { FolderBox(value: try modelContext.fetch(FetchDescriptor<Folder>()).first) }
    func name() throws -> String? { try modelContext.fetch(FetchDescriptor<Folder>()).first?.name }
}
