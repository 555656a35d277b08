import Foundation
import Testing

@testable import RiffleNavigationStacks

struct Trip: Hashable, Codable {
    var name: String
    var days: Int
}

private struct Opaque: Hashable {}

private enum Route: Hashable, Codable {
    case trip(Trip)
}

@Suite struct NavigationPathTests {
    @Test func itHoldsValuesOfAnyTypes() {
        var path = NavigationPath([1, 2])
        path.append("three")
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
        path.removeLast()
        #expect(path.isEmpty)
    }

    @Test func itsCodedFormComesBackAsItWas() throws {
        var path = NavigationPath()
        path.append(7)
        path.append(Trip(name: "Löwe \"x\"", days: 3))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(restored) == path)
    }

    @Test func itsCodedFormIsPairsWithTheLastValueFirst() throws {
        var path = NavigationPath()
        path.append(7)
        path.append("a")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let strings = try JSONDecoder().decode([String].self, from: data)
        #expect(strings.count == 4)
        #expect(strings[1] == "\"a\"")
        #expect(strings[3] == "7")
    }

    @Test func itsCodedFormHasValuesOfPrivateTypesAndNoAddresses() throws {
        var path = NavigationPath()
        path.append(Route.trip(Trip(name: "Rome", days: 2)))
        let data = try JSONEncoder().encode(try #require(path.codable))
        #expect(try JSONDecoder().decode([String].self, from: data).first == "NavigationStacksTests.Route")
        let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(restored) == path)
    }

    @Test func aValueThatCannotBeCodedLeavesNoCodedForm() {
        var path = NavigationPath([1])
        path.append(Opaque())
        #expect(path.codable == nil)
    }

    @Test func anUnknownTypeIsAnErrorThatSaysSo() {
        let data = Data(#"["nothing here","1"]"#.utf8)
        #expect {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        } throws: { error in
            "\(error)".contains("nothing here")
        }
    }
}
