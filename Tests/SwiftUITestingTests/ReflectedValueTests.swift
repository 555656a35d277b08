import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Values of an app's own types, which are not `Codable`, as the next process has them.
struct ReflectedValueTests {
    struct Trip: Hashable {
        var id = 1
        var name = "a name that is too long to be in the value itself"
        var tags: [String] = ["sea"]
        var day: Date?
    }

    enum Plain: CaseIterable { case first, second, third }
    enum Single: CaseIterable { case only }
    enum Raw: String, CaseIterable { case decks, statistics }

    enum Panel: Equatable {
        case likes, bookings
        case booking(Trip)
        case pair(Int, name: String)
        case maybe(Int?)
    }

    enum Flags: Equatable {
        case first(Bool)
        case second(Bool)
        case third, fourth
    }

    enum Many<Element: Equatable>: Equatable {
        case one(Element)
        case several([Element])
        case none
    }

    struct Box<Element: Equatable>: Equatable {
        var element: Element
        var other: Element?
        var many = Many<Element>.none
        var flags = Flags.third
    }

    struct Folder: Equatable {
        var folders: [Folder] = []
        var name = ""
    }

    struct Nothing: Equatable {}

    private final class Object {}

    private func comesBack<Value: Equatable>(_ value: Value) -> Bool {
        ReflectedValue.encode(value).map { ReflectedValue.decode(Value.self, $0) == value } ?? false
    }

    @Test("Structures and enumerations are the same afterwards")
    func values() {
        #expect(comesBack(Trip()) && comesBack(Trip(id: -3, name: "ü", tags: [], day: .distantPast)))
        #expect(Plain.allCases.allSatisfy(comesBack) && Single.allCases.allSatisfy(comesBack))
        #expect(Raw.allCases.allSatisfy(comesBack))
        let panels: [Panel] = [
            .likes, .bookings, .booking(Trip(id: 9)), .pair(3, name: "three"), .maybe(nil), .maybe(4),
        ]
        #expect(panels.allSatisfy(comesBack))
        #expect([Flags.first(true), .first(false), .second(true), .third, .fourth].allSatisfy(comesBack))
        #expect(comesBack(Folder(folders: [Folder(folders: [Folder(name: "c")], name: "b")], name: "a")))
        #expect(comesBack(Nothing()))
    }

    @Test("So are those that are generic, optional, or in collections")
    func containers() {
        #expect(comesBack(Many.one(Trip())) && comesBack(Many.several([Trip(), Trip(id: 2)])))
        #expect(comesBack(Many<Plain>.none))
        #expect(comesBack(Box(element: Plain.second, other: .third, many: .several([.first]), flags: .second(true))))
        #expect(comesBack(Panel?.none) && comesBack(Panel?.some(.booking(Trip()))))
        #expect(comesBack([Panel.likes, .booking(Trip())]) && comesBack(Set([Trip(id: 5), Trip(id: 6)])))
        #expect(comesBack([Trip(id: 1): Plain.first]))
    }

    private func isSame<Value: Equatable>(_ value: Value) -> Bool {
        SessionCoder.encode(value).flatMap { SessionCoder.decode(Value.self, $0) } == value
    }

    @Test("Plain values of the library and colors are kept")
    func plainValues() {
        #expect(isSame(Angle(degrees: 30)) && isSame(UnitPoint.topLeading) && isSame(Edge.Set.horizontal))
        #expect(isSame(ColorScheme.dark) && isSame(EditMode.active) && isSame(DatePickerComponents.date))
        #expect(isSame([PresentationDetent.medium, .fraction(0.3), .height(120)]) && isSame(PresentationDetent?.none))
        #expect(isSame(Optional(PresentationDetent.large)) && isSame(Optional(Color.blue)) && isSame(Color?.none))
        #expect(isSame(Color.red) && isSame(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)))
        #expect(isSame([Color.accentColor, .primary.opacity(0.5), .red.mix(with: .blue, by: 0.3), Color("Sand")]))
        #expect(isSame(Color(.displayP3, red: 1.2, green: 0, blue: 0)))
        #expect(SessionCoder.encode(Color(uiColor: UIColor { _ in .red })) == nil)
    }

    @Test("What holds objects or functions, and what the library has of the process, is not kept")
    func others() {
        struct Holder { var object = Object() }
        struct Action { var run: () -> Void = {} }
        struct Weak { weak var object: Object? }
        indirect enum Tree { case leaf, branch(Tree) }
        #expect(ReflectedValue.encode(Holder()) == nil && ReflectedValue.encode(Holder?.none) == nil)
        #expect(ReflectedValue.encode(Action()) == nil && ReflectedValue.encode(Weak()) == nil)
        #expect(ReflectedValue.encode(Tree.leaf) == nil && ReflectedValue.encode(Object()) == nil)
        #expect(ReflectedValue.encode(DispatchTime.now()) == nil && ReflectedValue.encode(AnyView(Color.red)) == nil)
    }

    @Test("What has changed its form begins anew, and nothing is left of what was made")
    func changes() throws {
        struct Before: Equatable { var name = "n", trip = Trip() }
        struct After: Equatable { var name = "n", trip = Trip(), isNew = true }
        let data = try #require(ReflectedValue.encode(Before()))
        #expect(ReflectedValue.decode(After.self, data) == nil)
        #expect(ReflectedValue.decode(Panel.self, data) == nil)
        #expect(ReflectedValue.decode(Before.self, Data("{}".utf8)) == nil)
    }
}
