import AppData
import SwiftUITesting

@testable import FiltersApp

/// The screen of the filters, used as a person would.
@MainActor
struct FiltersFixture {
    let tester: ViewTester

    init(
        projects: [Project] = Project.samples, in file: DataFile? = nil, size: CGSize = CGSize(width: 393, height: 852),
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws {
        tester = ViewTester(FiltersView(projects: projects, in: file), size: size, environment: environment)
        try await tester.settle()
    }

    func chip(_ name: String) throws -> Element { try tester.find(.role(.button, name)) }

    func tap(_ names: String...) async throws {
        for name in names { await tester.tap(try chip(name)) }
        try await tester.settle()
    }

    /// The ids of the projects that are listed, in the order of the samples.
    var shown: [String] { Project.samples.map(\.id).filter { !tester.findAll(.id($0)).isEmpty } }

    func chips(_ names: [String]) throws -> [CGRect] { try names.map { try chip($0).frame } }
}
