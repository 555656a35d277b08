import Foundation

// On Apple's systems every object may stand for a `%@`; Foundation on Linux takes texts and errors. Its functions ask
// arguments for an object that can be formatted, and keep that until the text is made.

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The date as a text, which formats take.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address of that text. It stays in memory, as nobody says when it is no longer read.
    public var _cVarArgEncoding: [Int] { NSString.encodingForever(description) }
}

extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The identifier as a text, which formats take.
    public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
    /// The address of that text. It stays in memory, as nobody says when it is no longer read.
    public var _cVarArgEncoding: [Int] { NSString.encodingForever(uuidString) }
}

extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The bytes as a text, which formats take.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address of that text. It stays in memory, as nobody says when it is no longer read.
    public var _cVarArgEncoding: [Int] { NSString.encodingForever(description) }
}

extension NSString {
    fileprivate static func encodingForever(_ text: String) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
    }
}
