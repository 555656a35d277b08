/// Which files of a target are compiled as copies, and what is different in these. `riffle import` writes it.
package struct RewritingPlan: Codable, Equatable {
    /// A part of a file that does not compile here.
    package struct Omission: Codable, Hashable {
        package enum Part: String, Codable {
            /// The declaration.
            case whole
            /// What is in its braces: something that says so takes its place.
            case body
            /// The same of an initializer whose properties nothing else sets: the program ends where it is called.
            case trap
            /// A part of its text, such as a modifier or a statement.
            case piece
            /// A part of its text that is a view: something that says so takes its place.
            case view
        }

        /// As `Declaration.name` has it.
        package var declaration: String
        package var part: Part
        /// What is missing, for who sees the placeholder.
        package var reason: String
        /// The part of the text, as it is written.
        package var text: String?

        package init(declaration: String, part: Part, reason: String, text: String? = nil) {
            self.declaration = declaration
            self.part = part
            self.reason = reason
            self.text = text
        }
    }

    package struct File: Codable, Equatable {
        /// From the folder of the package.
        package var path: String
        /// The name of the copy.
        package var copy: String
        /// Modules whose imports are left out.
        package var withoutImports: [String]
        package var omissions: [Omission]

        package init(path: String, copy: String, withoutImports: [String] = [], omissions: [Omission] = []) {
            self.path = path
            self.copy = copy
            self.withoutImports = withoutImports
            self.omissions = omissions
        }
    }

    package var files: [File]

    package init(files: [File]) { self.files = files }
}
