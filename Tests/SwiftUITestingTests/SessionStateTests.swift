import Foundation
import Observation
import Testing

@testable import RiffleContainers
@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting

/// What views have in their state goes on in another window of the same program, as in the next process.
@MainActor
struct SessionStateTests {
    private struct Draft: Codable, Hashable {
        var title = ""
        var stars: Int?
    }

    @Observable
    final class Basket {
        var items: [String] = []
        var note: String?
        var inner = Inner()
        var handler: () -> Void = {}
        var picture = Picture()
        var stamps = [Stamp.none]
    }

    /// As apps have them: not `Codable`.
    enum Stamp: Equatable {
        case none
        case given(Receipt, count: Int)
    }

    struct Receipt: Equatable { var number = 1 }

    @Observable
    final class Inner { var count = 0 }

    final class Picture { var bytes = 1 }

    final class Account: ObservableObject {
        @Published var name = "nobody"
        var visits = 0
    }

    /// What a view of the test tells of itself, and lets the test change.
    private final class Probe {
        var add: [String: () -> Void] = [:]
        var seen: [String: String] = [:]
    }

    private struct Counter: View {
        let name: String
        let probe: Probe
        @State private var count = 0
        @State private var limit: Int?

        var body: some View {
            probe.add[name] = {
                count += 1
                limit = 9
            }
            probe.seen[name] = "\(count) \(limit.map { "\($0)" } ?? "-")"
            return Text(verbatim: "\(name) \(count)")
        }
    }

    /// A graph with a keeper.
    private func graph<Root: View>(
        _ root: Root, _ state: SessionState? = nil
    ) throws -> (ViewGraph, SessionKeeper) {
        // As it goes from one process to the next.
        let data = try state.map { try JSONEncoder().encode($0) }
        let keeper = SessionKeeper(encoded: data)
        let resources = WindowResources(size: CGSize(width: 300, height: 400), scale: 1, session: keeper)
        let graph = ViewGraph(root, size: CGSize(width: 300, height: 400), scale: 1, resources: resources)
        _ = graph.frame(at: 0)
        return (graph, keeper)
    }

    @Test("Values of state are there again, each in its place, nil and not nil")
    func values() throws {
        let probe = Probe()
        let root = VStack {
            Counter(name: "a", probe: probe)
            Counter(name: "b", probe: probe)
        }
        let (first, keeper) = try graph(root)
        probe.add["b"]?()
        probe.add["b"]?()
        _ = first.frame(at: 1)
        #expect(probe.seen == ["a": "0 -", "b": "2 9"])
        let state = keeper.state()
        probe.seen = [:]
        let (second, _) = try graph(root, state)
        #expect(probe.seen == ["a": "0 -", "b": "2 9"])
        #expect(second.statistics.bodiesEvaluated <= 4)
    }

    @Test("Elements have their state by their ids, in whatever order they come")
    func elements() throws {
        let probe = Probe()
        func rows(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Counter(name: $0, probe: probe) } }
        }
        let (first, keeper) = try graph(rows(["x", "y", "z"]))
        probe.add["y"]?()
        _ = first.frame(at: 1)
        let state = keeper.state()
        _ = try graph(rows(["new", "z", "y", "x"]), state)
        #expect(probe.seen["y"] == "1 9" && probe.seen["x"] == "0 -" && probe.seen["new"] == "0 -")
    }

    private struct Wrapped: View {
        let probe: Probe
        var isEdited = false

        var body: some View {
            if isEdited {
                ScrollView {
                    VStack {
                        Text(verbatim: "a title").padding(); Counter(name: "a", probe: probe).padding()
                    }
                }
            } else {
                Counter(name: "a", probe: probe)
            }
        }
    }

    @Test("An edit that puts other views around or beside one leaves its state")
    func edits() throws {
        let probe = Probe()
        let (first, keeper) = try graph(Wrapped(probe: probe))
        probe.add["a"]?()
        _ = first.frame(at: 1)
        _ = try graph(Wrapped(probe: probe, isEdited: true), keeper.state())
        #expect(probe.seen["a"] == "1 9")
    }

    private struct Shop: View {
        let probe: Probe
        @State private var basket = Basket()
        @StateObject private var account = Account()
        @State private var draft = Draft()

        var body: some View {
            probe.add["shop"] = {
                basket.items.append("pear")
                basket.inner.count += 1
                basket.stamps = [.given(Receipt(number: 7), count: 2), .none]
                account.name = "Ann"
                account.visits = 3
                draft = Draft(title: "A note", stars: 4)
            }
            probe.seen["shop"] =
                "\(basket.items) \(basket.note ?? "-") \(basket.inner.count) \(account.name) \(account.visits) \(draft) \(basket.stamps)"
            return Text(verbatim: account.name)
        }
    }

    @Test("Models have their properties again, one by one, and what could not be kept is named")
    func models() throws {
        let probe = Probe()
        let (first, keeper) = try graph(Shop(probe: probe))
        probe.add["shop"]?()
        _ = first.frame(at: 1)
        let before = try #require(probe.seen["shop"])
        #expect(before.contains("pear") && before.contains("Ann") && before.contains("number: 7"))
        let state = keeper.state()
        #expect(state.losses == [SessionState.Loss(place: "Shop.basket.picture", reason: "Picture is not Codable")])
        let (second, next) = try graph(Shop(probe: probe), state)
        #expect(probe.seen["shop"] == before)
        #expect(next.lost == state.losses)
        // They still announce changes.
        probe.add["shop"]?()
        _ = second.frame(at: 1)
        #expect(probe.seen["shop"]?.contains("pear\", \"pear") == true)
    }

    private struct Typed<Value: Codable>: View {
        let probe: Probe
        @State var value: Value

        var body: some View {
            probe.seen["value"] = "\(value)"
            return Color.red
        }
    }

    @Test("A value whose type has changed begins anew, and is named")
    func changedTypes() throws {
        let probe = Probe()
        let (_, keeper) = try graph(Typed(probe: probe, value: 7))
        let (_, next) = try graph(Typed(probe: probe, value: "seven"), keeper.state())
        #expect(probe.seen["value"] == "seven")
        #expect(next.lost == [SessionState.Loss(place: "Typed.value", reason: "is of another type now, String")])
    }

    @Test("What is no state, is too much, or is of nobody's is passed over")
    func badStates() throws {
        let probe = Probe()
        for data in [
            Data(), Data("{}".utf8), Data("[1,2]".utf8), Data((0..<200).map { _ in UInt8.random(in: 0...255) }),
        ] {
            let keeper = SessionKeeper(encoded: data)
            let resources = WindowResources(size: CGSize(width: 300, height: 400), scale: 1, session: keeper)
            let graph = ViewGraph(
                Counter(name: "a", probe: probe), size: CGSize(width: 300, height: 400), scale: 1, resources: resources)
            _ = graph.frame(at: 0)
            #expect(probe.seen["a"] == "0 -" && keeper.lost.isEmpty)
        }
    }

    @Test("A scroll view is where it was")
    func scrolling() throws {
        func list(_ memory: GeometryMemoryOfTest) -> some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50) { _ in Color.red.frame(height: 40) } }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .scrollView).minY
                    } action: {
                        memory.top = $0
                    }
            }
        }
        let memory = GeometryMemoryOfTest()
        let (first, keeper) = try graph(list(memory))
        let scroll = try #require(first.window.rootLayout.descendantScrollNode)
        scroll.machine.place(at: 0.5, along: .vertical)
        scroll.followMotion(to: 0)
        _ = first.frame(at: 1)
        let offset = scroll.offset(at: 1)
        #expect(offset.y == 800)
        let (second, _) = try graph(list(memory), keeper.state())
        #expect(second.window.rootLayout.descendantScrollNode?.offset(at: 0) == offset)
    }

    @Test("State that is not shown yet waits, and is handed on until it is")
    func hiddenPlaces() throws {
        let probe = Probe()
        func tabs(_ shown: Int) -> some View {
            VStack {
                if shown == 0 { Counter(name: "a", probe: probe) } else { Wrapped(probe: probe) }
            }
        }
        let (first, keeper) = try graph(tabs(1))
        probe.add["a"]?()
        _ = first.frame(at: 1)
        let (_, next) = try graph(tabs(0), keeper.state())
        #expect(probe.seen["a"] == "0 -")
        _ = try graph(tabs(1), next.state())
        #expect(probe.seen["a"] == "1 9")
    }
}

final class GeometryMemoryOfTest { var top: CGFloat = 0 }

extension LayoutNode {
    /// The first scroll view below.
    fileprivate var descendantScrollNode: ScrollNode? {
        for child in children {
            if let found = child as? ScrollNode ?? child.descendantScrollNode { return found }
        }
        return nil
    }
}
