internal import ArgumentParser
import Foundation

/// The flags that every program with an `App` takes.
struct AppOptions: ParsableCommand {
    static let version = "0.1.0"
    /// What a picture may have, so that a slip of the finger does not take all memory: 400 MB.
    static let pixelLimit = 1e8

    @Flag(help: "Serve the program to browsers.")
    var web = false

    @Option(help: ArgumentHelp("The port to serve on.", valueName: "n"))
    var port = 8080

    @Option(help: ArgumentHelp("The address to serve on. Anything but loopback asks for a token.", valueName: "addr"))
    var host = "127.0.0.1"

    @Option(
        name: .customLong("trusted-proxy"), parsing: .singleValue,
        help: ArgumentHelp(
            "A proxy that is believed when it says for whom it asks, such as 10.0.0.5 or 10.0.0.0/24. May be repeated.",
            valueName: "addr"))
    var trustedProxies: [String] = []

    @Option(
        name: .customLong("site"), parsing: .singleValue,
        help: ArgumentHelp(
            "An address that visitors know the server by, such as https://shop.example.com or https://example.com/shop, where a proxy leads here. Asks for a token, unless --public is given. May be repeated.",
            valueName: "address"))
    var sites: [String] = []

    @Flag(name: .customLong("public"), help: "Let anybody come who finds the address, without a token.")
    var isPublic = false

    @Option(
        help: ArgumentHelp(
            "Keep the token in a file, so that addresses stay good over restarts. With it, loopback asks for the token, too.",
            valueName: "file"))
    var tokenFile: String?

    @Option(
        help: ArgumentHelp(
            "Keep what visitors, or the user of a window, store in this folder, not in the user's data folder.",
            valueName: "dir"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "What cookies call the server, so that servers that share a host and a port number know their visitors.",
            valueName: "name"))
    var name: String?

    @Option(
        name: .customLong("limit"), parsing: .singleValue,
        help: ArgumentHelp(
            "What visitors may have, such as sessions=500 or page-memory=64M: see Documentation/Serving.md. May be repeated.",
            valueName: "name=number"))
    var limits: [String] = []

    @Flag(help: "Write a line to standard error for each request, and for each page that ends.")
    var accessLog = false

    @Option(
        help: ArgumentHelp(
            "Note what happens in the window or on the first page, and what it shows, in a file; further pages get files of their own.",
            valueName: "file"))
    var record: String?

    @Option(
        help: ArgumentHelp(
            "Play a recording again, say whether the program shows the same, and end. Time is the recording's, as for --png.",
            valueName: "file"))
    var replay: String?

    @Flag(help: "Show the program in a window of the desktop. The package has to be built with its trait Window.")
    var window = false

    @Option(
        help: ArgumentHelp(
            "Paint one frame into a PNG file and end. No time passes for the program but the picture's: for that, the functions of C that read clocks and wait are replaced while it runs.",
            valueName: "file"))
    var png: String?

    @Option(
        help: ArgumentHelp(
            "The date at the first frame of a picture or preview, such as 2026-05-17 or 2026-05-17T09:41:00Z. Without it, the present one.",
            valueName: "date"))
    var date: StartDate?

    @Option(
        help: ArgumentHelp(
            "The time of that frame, in seconds after the first. Without it, nothing moves any more, or 3 seconds are over.",
            valueName: "seconds"))
    var at: Double?

    @Option(
        help: ArgumentHelp(
            "The size of the picture or window in points, each side from 1 to 8192, such as 393x852. Without it, that of an iPhone, and --png keeps clear of what such a device covers of its screen.",
            valueName: "WxH"))
    var size: PointSize?

    @Option(help: ArgumentHelp("Pixels per point, above 0 and up to 8.", valueName: "n"))
    var scale = 2.0

    @Flag(help: "Use the dark appearance.")
    var dark = false

    @Option(
        help: ArgumentHelp(
            "The user's language and region, such as de_AT, for a picture, previews or a window; for pages whose browser does not say, and for code that belongs to no page. Without it, en_US for pictures, and else what LANGUAGE, LC_ALL, LC_MESSAGES or LANG say.",
            valueName: "language"))
    var locale: LocaleName?

    @Option(
        help: ArgumentHelp(
            "The user's time zone, such as America/New_York, likewise. Without it, GMT for pictures, and else the machine's.",
            valueName: "zone"))
    var timeZone: ZoneName?

    @Option(
        help: ArgumentHelp(
            "Paint every preview into PNG files in a folder and end. Time is as for --png.", valueName: "dir"))
    var previews: String?

    @Option(
        help: ArgumentHelp(
            "Serve the program to `riffle dev`, which says where.", valueName: "sockets,page", visibility: .hidden))
    var live: String?

    @Option(
        help: ArgumentHelp(
            "Serve by so many processes, so that what ends one of them, or keeps it, is nothing to the pages of the others. 0 for one per processor.",
            valueName: "n"))
    var workers: Int?

    @Option(
        help: ArgumentHelp(
            "End one of those processes when its main thread has given no sign for so many seconds, 1 or more. 4 by default.",
            valueName: "n"))
    var stuckSeconds: Int?

    @Flag(
        help: ArgumentHelp(
            "Give each visitor one of those processes, and one more to those who have no page yet. Who has no page open makes room for others."
        ))
    var isolate = false

    @Flag(help: ArgumentHelp("Serve as one of those processes.", visibility: .hidden))
    var worker = false

    @Flag(
        help: ArgumentHelp(
            "Run without a screen, and do what lines of JSON on standard input say: see Documentation/Driving.md. What follows -- are the program's own arguments. Time is as for --png."
        ))
    var drive = false

    @Argument(parsing: .postTerminator, help: ArgumentHelp("The program's own arguments.", visibility: .hidden))
    var appArguments: [String] = []

    @Flag(help: "Print the version.")
    var version = false

    /// In points; an iPhone's where nothing is said.
    var windowSize: CGSize {
        size.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 393, height: 852)
    }

    func validate() throws {
        if let at, !(0...3600).contains(at) {
            throw ValidationError("--at takes seconds from 0 to 3600, and got \(at).")
        }
        guard scale.isFinite, scale > 0, scale <= 8 else {
            throw ValidationError("--scale takes a number above 0 and up to 8, and got \(scale).")
        }
        let pixels = windowSize.width * scale * windowSize.height * scale
        guard pixels <= Self.pixelLimit else {
            throw ValidationError(
                "--size \(Int(clamping: windowSize.width))x\(Int(clamping: windowSize.height)) at --scale \(scale) makes a picture of \(Int(clamping: pixels)) pixels; "
                    + "\(Int(Self.pixelLimit)) are allowed. Pass a smaller size or scale.")
        }
        guard !isPublic || tokenFile == nil else {
            throw ValidationError(
                "--public asks for no token, so there is none to keep in --token-file. Leave out one of them.")
        }
        guard !drive || !web, !drive || !window else {
            throw ValidationError("--drive shows the program nowhere. Leave out --web and --window, or --drive.")
        }
        guard drive || appArguments.isEmpty else {
            throw ValidationError("Arguments of the program's own are for --drive only.")
        }
        if let workers {
            guard (0...64).contains(workers) else {
                throw ValidationError("--workers takes a number from 0 to 64, and got \(workers).")
            }
            guard stuckSeconds ?? 1 >= 1 else {
                throw ValidationError("--stuck-seconds takes a number from 1, and got \(stuckSeconds ?? 0).")
            }
            guard web, record == nil, live == nil else {
                throw ValidationError("--workers is for --web, and not for --record, which takes down one process.")
            }
        }
        guard workers != nil || stuckSeconds == nil else {
            throw ValidationError("--stuck-seconds is for --workers, which start anew when they are ended.")
        }
        guard workers != nil || !isolate else {
            throw ValidationError("--isolate is for --workers, which says how many visitors there can be at once.")
        }
        guard (0...65535).contains(port) else {
            throw ValidationError("--port takes a number from 0 to 65535, and got \(port).")
        }
    }
}

/// A date, written as in ISO 8601; without a time zone it is of the machine's.
struct StartDate: ExpressibleByArgument {
    let date: Date

    init?(argument: String) {
        for style in Self.styles {
            guard let date = try? Date(argument, strategy: style) else { continue }
            self.date = date
            return
        }
        return nil
    }

    private static var styles: [Date.ISO8601FormatStyle] {
        let style = Date.ISO8601FormatStyle(timeZone: .current)
        let day = style.year().month().day()
        let time = day.time(includingFractionalSeconds: false)
        return [style, time, day]
    }
}

/// A size in points, written `393x852`.
struct PointSize: ExpressibleByArgument {
    let width: Double
    let height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        guard (1...8192).contains(width), (1...8192).contains(height) else { return nil }
        self.init(width: width, height: height)
    }
}
