// The units of Dispatch's times: `Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)`. Apple's Foundation brings them along; on Linux
// they are macros of Dispatch that Swift does not see. Should Dispatch show them one day, its own count.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
@_disfavoredOverload
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
@_disfavoredOverload
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
@_disfavoredOverload
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
@_disfavoredOverload
public let USEC_PER_SEC: UInt64 = 1_000_000
