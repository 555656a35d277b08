import Foundation
import Testing

/// What code for phones uses and Linux does not have: the compiler says why, and what to use instead.
struct UnavailableTests {
    /// The lines of a source that say `// UNAVAILABLE name`, and whether the compiler says of each that it is.
    private func expectUnavailable(_ source: String, reason: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let errors = try CompilerErrors(of: "import SwiftUI\n" + source).errors
        var count = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let name = line.components(separatedBy: "// UNAVAILABLE ").dropFirst().first else { continue }
            count += 1
            #expect(
                errors.contains { $0.hasPrefix("\(index + 2): '\(name)") && $0.contains("is unavailable: \(reason)") },
                "line \(index + 2): \(line)\n\(errors.joined(separator: "\n"))", sourceLocation: sourceLocation)
        }
        #expect(count > 0, sourceLocation: sourceLocation)
        // Nothing else is missing that would hide the reason.
        for error in errors {
            #expect(error.contains("is unavailable: "), "\(error)", sourceLocation: sourceLocation)
        }
    }

    @Test("tables say what to use instead, in all the shapes in which they are made")
    func tables() throws {
        try expectUnavailable(
            """
            struct Person: Identifiable {
                let id = UUID()
                var name = ""
                var age = 1
            }
            struct Sorted: View {
                let people: [Person]
                @State private var selection: Set<Person.ID> = []
                @State private var order = [KeyPathComparator(\\Person.name)]
                var body: some View {
                    Table(people, selection: $selection, sortOrder: $order) { // UNAVAILABLE Table
                        TableColumn("Name", value: \\.name) // UNAVAILABLE TableColumn
                        TableColumn("Age", value: \\.age) { person in Text("\\(person.age)") }.width(40)
                    }
                    .tableStyle(.inset)
                    .onChange(of: order) { _, new in print(new) }
                }
            }
            struct Plain: View {
                let people: [Person]
                @State private var selected: Person.ID?
                var body: some View {
                    Table(people) { TableColumn("Name") { Text($0.name) } } // UNAVAILABLE Table
                    Table(people, selection: $selected) { // UNAVAILABLE Table
                        TableColumn(Text("Name")) { person in
                            HStack { Text(person.name) }
                        }
                        .width(min: 10, ideal: 20)
                    }
                    Table(of: Person.self) { // UNAVAILABLE Table
                        TableColumn("Name", value: \\.name)
                    } rows: {
                        ForEach(people) { TableRow($0) } // UNAVAILABLE TableRow
                    }
                }
            }
            """, reason: "There are no tables yet; use a List, or a Grid in a ScrollView.")
    }

    @Test("windows for documents say what to use instead")
    func documents() throws {
        try expectUnavailable(
            """
            struct Note: FileDocument {
                static var readableContentTypes: [UTType] { [.plainText] }
                var text = ""
                init() {}
                init(configuration: ReadConfiguration) throws {}
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(text.utf8))
                }
            }
            struct Editor: View {
                @Binding var document: Note
                var body: some View { TextEditor(text: $document.text) }
            }
            @main
            struct Notes: App {
                var body: some Scene {
                    DocumentGroup(newDocument: Note()) { file in // UNAVAILABLE DocumentGroup
                        Editor(document: file.$document)
                    }
                }
            }
            struct Reader: App {
                var body: some Scene {
                    DocumentGroup(viewing: Note.self) { Text($0.document.text) } // UNAVAILABLE DocumentGroup
                    WindowGroup { Text("a") }
                }
            }
            """, reason: "There is no browser of documents; open and save with fileImporter and fileExporter.")
    }

    @Test("shaders say what to use instead")
    func shaders() throws {
        try expectUnavailable(
            """
            struct Ripple: View {
                var body: some View {
                    Text("a").colorEffect(ShaderLibrary.ripple(.float(1), .color(.red))) // UNAVAILABLE ShaderLibrary
                    Text("a").layerEffect( // UNAVAILABLE layerEffect
                        ShaderLibrary.default.pixels(.float(1), .boundingRect), maxSampleOffset: .zero)
                    Text("b").distortionEffect( // UNAVAILABLE distortionEffect
                        Shader(function: ShaderFunction(library: .default, name: "x"), arguments: []), // UNAVAILABLE Shader
                        maxSampleOffset: .zero)
                }
            }
            """, reason: "Shaders need Metal, which Linux does not have")
    }

    @Test("arranging tabs, activities, rotors and views of AppKit say what to use instead")
    func others() throws {
        try expectUnavailable(
            """
            struct Tabs: View {
                @State private var order = TabViewCustomization() // UNAVAILABLE TabViewCustomization
                var body: some View { Text("a") }
            }
            """, reason: "Tabs cannot be arranged yet")
        try expectUnavailable(
            """
            struct Page: View {
                var body: some View {
                    Text("a")
                        .userActivity("page") { activity in // UNAVAILABLE userActivity
                            activity.title = "Page"
                            activity.isEligibleForHandoff = true
                        }
                        .onContinueUserActivity("page") { print($0.userInfo as Any) } // UNAVAILABLE onContinueUserActivity
                }
                func begin() {
                    let activity = NSUserActivity(activityType: "page") // UNAVAILABLE NSUserActivity
                    activity.becomeCurrent()
                }
            }
            """, reason: "There is no Handoff or Spotlight on Linux")
        try expectUnavailable(
            """
            struct Found: View {
                var body: some View {
                    Text("a").accessibilityRotor("Found") { // UNAVAILABLE accessibilityRotor
                        AccessibilityRotorEntry("a", id: 1) // UNAVAILABLE AccessibilityRotorEntry
                    }
                    Text("b").accessibilityRotor(.headings) { // UNAVAILABLE accessibilityRotor
                        ForEach(0..<3) { AccessibilityRotorEntry("\\($0)", id: $0) }
                    }
                }
            }
            """, reason: "Browsers have no rotors")
        let views = try CompilerErrors(of: "import SwiftUI\nstruct Old: NSViewRepresentable {}").errors
        #expect(views.contains { $0.contains("There are no AppKit views on Linux; write the view in SwiftUI.") })
    }
}
