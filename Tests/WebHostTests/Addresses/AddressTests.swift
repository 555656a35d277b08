import BrowserTesting
import Foundation
import Riffle
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing

/// Screens with addresses of their own, in a browser.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct AddressTests {
    private enum Room: String, AddressComponents { case shelves, readers }

    private struct Book: AddressComponents {
        var number: Int
        var addressComponents: [String] { ["books", "\(number)"] }

        init(_ number: Int) { self.number = number }

        init?(takingFrom path: inout ArraySlice<String>) {
            guard path.popFirst() == "books", let number = path.popFirst().flatMap({ Int($0) }),
                (1...9).contains(number)
            else { return nil }
            self.number = number
        }
    }

    private struct Library: View {
        @State private var room = Room.shelves
        @State private var books: [Book] = []
        @State private var reader: Int?

        var body: some View {
            TabView(selection: $room) {
                NavigationStack(path: $books) {
                    VStack {
                        Button {
                            books = [Book(3)]
                        } label: {
                            Text("Third").frame(width: 300, height: 100)
                        }
                        Button {
                            room = .readers
                        } label: {
                            Text("To the readers").frame(width: 300, height: 100)
                        }
                    }
                    .navigationTitle("Shelves")
                    .pageDescription("All books that there are.")
                    .navigationDestination(for: Book.self) { book in
                        VStack {
                            Text("The pages of \(book.number)").notFound(book.number == 6)
                            Button {
                                books.append(Book(book.number + 1))
                            } label: {
                                Text("Sequel").frame(width: 300, height: 100)
                            }
                        }
                        .navigationTitle("Book \(book.number)")
                    }
                }
                .addressed(by: $books)
                .tabItem { Text("Shelves") }
                .tag(Room.shelves)
                Button {
                    reader = 5
                } label: {
                    Text("Fifth").frame(width: 300, height: 100)
                }
                .sheet(item: $reader.named) { Text("Reader \($0.number) reads") }
                .addressed(by: $reader)
                .tabItem { Text("Readers") }
                .tag(Room.readers)
            }
            .addressed(by: $room, usually: .shelves)
            .unknownAddress { NoSuchPage(path: $0) }
        }
    }

    private struct NoSuchPage: View {
        let path: [String]
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Nothing is at \(path.joined(separator: " in "))")
                Button {
                    dismiss()
                } label: {
                    Text("To the start").frame(width: 300, height: 100)
                }
            }
        }
    }

    private struct Served {
        let url: String
        let browser: Chromium

        func page(at path: String) async throws -> Page {
            let page = try await browser.page()
            try await page.open(url + path)
            return page
        }
    }

    private func with<Content: View>(
        _ root: Content, _ body: (Served) async throws -> Void
    ) async throws {
        var configuration = WebServer.Configuration(title: "Library", port: 0)
        configuration.firstFrames = .unlimited
        let running = try await WebServer.start(configuration) { traits, stores in
            EngineContent(root, traits, request: stores.request) { stores.apply(to: &$0) }
        }
        let browser = try await Chromium.launch()
        do {
            try await body(Served(url: running.url, browser: browser))
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    private func path(_ page: Page) async throws -> String {
        for _ in 0..<3 { try await page.evaluate("riffle.whenStill()") }
        return try await page.evaluate("location.pathname").string ?? ""
    }

    /// What a reader gets that runs no scripts, after the status.
    private func answer(_ page: Page, _ path: String) async throws -> String {
        try await page.evaluate("fetch('/\(path)').then(async (answer) => answer.status + ' ' + await answer.text())")
            .string ?? ""
    }

    @Test("the address bar shows the screen in view, and Back and Forward show those of their entries")
    func addressBar() async throws {
        try await with(Library()) { served in
            let page = try await served.page(at: "")
            #expect(try await path(page) == "/")
            try await page.press("Third")
            #expect(try await path(page) == "/books/3")
            #expect(try await page.evaluate("document.title").string == "Book 3 – Library")
            try await page.press("Sequel")
            #expect(try await path(page) == "/books/3/books/4")
            try await page.go(-1)
            #expect(try await page.text().contains("The pages of 3"))
            #expect(try await path(page) == "/books/3")
            try await page.go(1)
            #expect(try await page.text().contains("The pages of 4"))
            #expect(try await path(page) == "/books/3/books/4")
            try await page.go(-2)
            #expect(try await path(page) == "/")
            let description = "document.querySelector('meta[name=description]').content"
            #expect(try await page.evaluate(description).string == "All books that there are.")
        }
    }

    @Test("an address leads to its screen: in a new tab, after the page was loaded anew, and where it was typed in")
    func links() async throws {
        try await with(Library()) { served in
            let page = try await served.page(at: "books/7")
            #expect(try await page.text().contains("The pages of 7"))
            #expect(try await path(page) == "/books/7")
            try await page.press("Sequel")
            #expect(try await path(page) == "/books/7/books/8")
            try await page.evaluate("void (window.isOld = true, location.reload())")
            while try await page.evaluate("window.isOld === true || window.riffle === undefined").bool != false {
                await Task.yield()
            }
            #expect(try await page.text().contains("The pages of 8"))
            try await page.open(served.url + "readers")
            #expect(try await page.text().contains("Fifth"))
            try await page.open(served.url)
            #expect(try await page.text().contains("Third"))
            #expect(try await path(page) == "/")
        }
    }

    @Test("tabs and sheets take part, and Back closes a sheet")
    func tabsAndSheets() async throws {
        try await with(Library()) { served in
            let page = try await served.page(at: "")
            try await page.press("To the readers")
            #expect(try await path(page) == "/readers")
            try await page.press("Fifth")
            #expect(try await path(page) == "/readers/5")
            try await page.go(-1)
            #expect(try await path(page) == "/readers")
            #expect(try await !page.text().contains("Reader 5 reads"))
            let other = try await served.page(at: "readers/6")
            #expect(try await other.text().contains("Reader 6 reads"))
        }
    }

    @Test("an address that names nothing has status 404 and the screen that the app has for it")
    func unknown() async throws {
        try await with(Library()) { served in
            let page = try await served.page(at: "books/forty")
            #expect(try await page.text().contains("Nothing is at books in forty"))
            #expect(try await path(page) == "/books/forty")
            for (path, status) in [
                ("books/forty", "404"), ("books/9", "200"), ("books/6", "404"), ("books/3/x", "404"), ("", "200"),
                ("a//b", "404"),
            ] {
                #expect(try await answer(page, path).hasPrefix(status), "\(path)")
            }
            try await page.press("To the start")
            #expect(try await page.text().contains("Third"))
            #expect(try await path(page) == "/")
        }
    }

    @Test(
        "who runs no scripts reads the title, the description and the texts of the screen, and nothing has appeared there"
    )
    func withoutScripts() async throws {
        try await with(Library()) { served in
            let page = try await served.page(at: "")
            let book = try await answer(page, "books/2")
            #expect(book.contains("<title>Book 2 – Library</title>"))
            #expect(book.contains("<p>The pages of 2</p>"))
            #expect(try await answer(page, "").contains("content=\"All books that there are.\""))
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Text("Appeared \(count) times").onAppear { count += 1 }.task { count += 10 }
        }
    }

    @Test("what is read without scripts runs neither onAppear nor tasks, and an app without addresses has one page")
    func withoutLifecycle() async throws {
        try await with(Counter()) { served in
            let page = try await served.page(at: "")
            #expect(try await answer(page, "").contains("<p>Appeared 0 times</p>"))
            #expect(try await page.text().contains("Appeared 11 times"))
            #expect(try await answer(page, "books.html").hasPrefix("404"))
            #expect(try await page.evaluate("document.getElementById('text')").string == nil)
        }
    }
}

private struct NamedReader: Identifiable {
    var number: Int
    var id: Int { number }
}

extension Int? {
    fileprivate var named: NamedReader? {
        get { map { NamedReader(number: $0) } }
        set { self = newValue?.number }
    }
}
