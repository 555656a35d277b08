/// The full name of a type, the same in every process that runs the program.
///
/// The runtime's names of private and local types contain an address, which differs from process to process. Here it is left out, so
/// private types of one name in two files of a module have the same name. O(n) for a name of n characters.
package func programTypeName(of type: Any.Type) -> String {
    let name = _typeName(type)
    guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
    var kept = ""
    var rest = Substring(name)
    while let start = rest.range(of: "(unknown context at $") {
        kept += rest[..<start.lowerBound]
        // What follows is the address, `).`, and the type's own name.
        rest = rest[start.upperBound...].drop { $0 != "." }.dropFirst()
    }
    return kept + rest
}

extension Substring {
    /// Where `text` occurs first. The standard library's own search needs Foundation or regular expressions.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
