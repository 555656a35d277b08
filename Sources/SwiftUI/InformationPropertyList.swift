/// An app's Information Property List in its code, for programs that have it in no file: `riffle import` writes one.
///
/// The type that conforms is in the app's module and is called `_ImportedInformation`; it is found by that name.
public protocol _InformationPropertyList {
    /// The list as XML.
    static var propertyList: String { get }
}

enum DeclaredInformation {
    /// The list that the first of these modules declares; nil where none does.
    static func propertyList(of modules: [String]) -> String? {
        let name = "_ImportedInformation"
        return modules.lazy
            .compactMap {
                _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)O") as? any _InformationPropertyList.Type
            }
            .first?.propertyList
    }
}
