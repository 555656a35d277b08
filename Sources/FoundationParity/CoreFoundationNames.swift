import Foundation

// Core Foundation's values are Foundation's on Apple's systems, and code crosses over with `as`. Here they are the Swift
// values themselves: `query as CFDictionary` is the dictionary.

/// A text.
public typealias CFString = String
/// Values by name.
public typealias CFDictionary = [String: Any]
/// Bytes.
public typealias CFData = Data
/// An address.
public typealias CFURL = URL
/// Anything of Core Foundation's.
public typealias CFTypeRef = AnyObject
