import Foundation

#if os(Linux)
    let flames = 3
#else
    let flames = 4
#endif
try "let writtenFlames = \(flames)\n".write(
    toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
