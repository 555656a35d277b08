import Foundation
import RiffleRasterizer
import Testing

/// The flags of every program with an `App`, tried on one.
struct AppFlagsTests {
    private static let white: [UInt8] = [255, 255, 255]

    /// How far below the top of the picture an iPhone's safe area begins, in pixels.
    private static let top = 2 * 59

    @Test("--png paints what is there once all has come to rest, on the screen of an iPhone at two pixels per point")
    func png() throws {
        let scratch = try ScratchFolder()
        let run = try ExampleRun("--png", scratch.path("a.png"))
        #expect(run.status == 0 && run.output.isEmpty)
        let picture = try scratch.picture("a.png")
        #expect(picture.width == 786 && picture.height == 1704)
        // Nothing stands below the status bar. The square is 120 points from the left, and the bar has turned green.
        #expect(picture.rgb(260, Self.top + 20)[0] > 200 && picture.rgb(60, Self.top + 20) == Self.white)
        #expect(picture.rgb(10, Self.top + 60) == [0, 255, 0])
        #expect((0..<Self.top).allSatisfy { picture.rgb(260, $0) == Self.white })
    }

    @Test("--at paints the frame of a time, for which animations and tasks have run")
    func at() throws {
        let scratch = try ScratchFolder()
        #expect(try ExampleRun("--png", scratch.path("0.png"), "--at", "0").status == 0)
        // The square begins 20 points from the left; the bar has not turned green yet.
        let first = try scratch.picture("0.png")
        #expect(first.rgb(60, Self.top + 20)[0] > 200 && first.rgb(30, Self.top + 20) == Self.white)
        #expect(first.rgb(10, Self.top + 60)[2] > 200)
        #expect(try ExampleRun("--png", scratch.path("a.png"), "--at", "0.5").status == 0)
        #expect(try ExampleRun("--png", scratch.path("b.png"), "--at", "3600").status == 0)
        let middle = try scratch.picture("a.png")
        #expect(middle.rgb(160, Self.top + 20)[1] < 100 && middle.rgb(60, Self.top + 20) == Self.white)
        #expect(middle.rgb(10, Self.top + 60) == [0, 255, 0])
        let end = try scratch.picture("b.png")
        #expect(end.rgb(260, Self.top + 20)[1] < 100 && end.rgb(160, Self.top + 20) == Self.white)
    }

    @Test("--size, --scale and --dark are the window's")
    func window() throws {
        let scratch = try ScratchFolder()
        let run = try ExampleRun("--png", scratch.path("a.png"), "--size", "300X200", "--scale", "1.5", "--dark")
        #expect(run.status == 0)
        let picture = try scratch.picture("a.png")
        #expect(picture.width == 450 && picture.height == 300)
        #expect(picture.rgb(440, 290) == [0, 0, 0])
        // A window of a size of its own covers nothing: the views begin at its top.
        #expect(picture.rgb(190, 15)[0] > 200)
    }

    @Test("--locale and --time-zone are the user's, in views and in code, whatever the machine's are")
    func region() throws {
        let scratch = try ScratchFolder()
        let machine = ["EXAMPLE": "region", "TZ": "America/New_York", "LANG": "de_DE.UTF-8"]
        let picture = ["--png", scratch.path("a.png"), "--size", "300x40"]
        let run = try ExampleRun(
            picture + ["--locale", "ar_EG", "--time-zone", "Asia/Tokyo"], environment: machine)
        #expect(run.output == "rtl ar_EG ar_EG Asia/Tokyo Asia/Tokyo\n")
        let plain = try ExampleRun(picture, environment: machine)
        #expect(plain.output == "ltr en_US en_US GMT GMT\n")
    }

    @Test("the same flags paint the same bytes in every process")
    func repeatable() throws {
        let scratch = try ScratchFolder()
        for name in ["a.png", "b.png"] { _ = try ExampleRun("--png", scratch.path(name), "--at", "0.7") }
        let first = try Data(contentsOf: scratch.url.appendingPathComponent("a.png"))
        #expect(try first == Data(contentsOf: scratch.url.appendingPathComponent("b.png")))
    }

    @Test("what is wrong in the views is said on standard error, once, with the view")
    func issues() throws {
        let scratch = try ScratchFolder()
        let run = try ExampleRun("--png", scratch.path("a.png"), "--at", "0.5")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(run.errors.contains("MovingSquare › Image: There is no image named \"absent\". Searched: /"))
    }

    @Test("--previews finds and paints every #Preview and PreviewProvider")
    func previews() throws {
        let scratch = try ScratchFolder()
        let folder = scratch.url.appendingPathComponent("new/previews")
        let run = try ExampleRun("--previews", folder.path)
        #expect(run.status == 0)
        let names = [
            "ExamplePreviews-A-green-field.png", "MovingSquare_Previews-Square.png", "MovingSquare_Previews-Box.png",
        ]
        #expect(run.output == names.map { folder.appendingPathComponent($0).path + "\n" }.joined())
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(names))
        let field = try scratch.picture("new/previews/\(names[0])")
        #expect(field.width == 80 && field.height == 60 && field.rgb(40, 30) == [0, 255, 0])
        let square = try scratch.picture("new/previews/\(names[1])")
        #expect(square.width == 786 && square.height == 1704)
        // Below the status bar of an iPhone, once all has come to rest.
        #expect(square.rgb(260, 100) == Self.white && square.rgb(260, 2 * 59 + 20)[0] > 200)
        #expect(square.rgb(10, 2 * 59 + 60) == [0, 255, 0])
        let box = try scratch.picture("new/previews/\(names[2])")
        #expect(box.width == 60 && box.height == 40 && box.rgb(0, 0) == [0, 0, 0])
    }

    @Test("--version and --help print and end")
    func information() throws {
        let version = try ExampleRun("--version")
        #expect(version.status == 0 && version.output.hasPrefix("ExampleApp ") && version.errors.isEmpty)
        let help = try ExampleRun("--help")
        #expect(help.status == 0 && help.errors.isEmpty)
        let flags = [
            "--web", "--port", "--host", "--window", "--png", "--at", "--size", "--scale", "--dark", "--previews",
            "--version", "--limit", "--name", "--access-log",
        ]
        for flag in flags { #expect(help.output.contains(flag), "\(flag)") }
    }

    @Test(
        "a value that cannot be is refused, with the flag and what to pass",
        arguments: [
            (["--at=-1"], "--at takes seconds from 0 to 3600"), (["--at", "nan"], "--at takes seconds from 0 to 3600"),
            (["--at", "soon"], "The time of that frame, in seconds"),
            (["--scale", "0"], "--scale takes a number above 0 and up to 8"),
            (["--scale", "inf"], "--scale takes a number above 0 and up to 8"),
            (["--scale", "9"], "--scale takes a number above 0 and up to 8"),
            (["--size", "0x100"], "each side from 1 to 8192, such as 393x852"),
            (["--size", "100"], "each side from 1 to 8192, such as 393x852"),
            (["--size", "nanxinf"], "each side from 1 to 8192, such as 393x852"),
            (["--size", "8192x8192", "--scale", "8"], "Pass a smaller size or scale"),
            (["--locale", "nowhere"], "The user's language and region, such as de_AT"),
            (["--time-zone", "Mars/Olympus"], "The user's time zone, such as America/New_York"),
            (["--port", "70000"], "--port takes a number from 0 to 65535"),
            (["--png"], "Missing value for '--png <file>'"), (["--bogus"], "Unknown option '--bogus'"),
            (["stray"], "Unexpected argument 'stray'"),
        ])
    func badValues(arguments: [String], message: String) throws {
        let scratch = try ScratchFolder()
        let needsFile = arguments != ["--png"]
        let run = try ExampleRun(arguments + (needsFile ? ["--png", scratch.path("a.png")] : []))
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("ExampleApp") && run.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: scratch.path("a.png")))
    }

    @Test("a file or folder that cannot be written is named, with what to check")
    func unwritable() throws {
        let scratch = try ScratchFolder()
        try Data().write(to: scratch.url.appendingPathComponent("file"))
        for flag in ["--png", "--previews"] {
            let target = scratch.path("file/inside")
            let run = try ExampleRun(flag, target)
            #expect(run.status == 1)
            #expect(run.errors.contains("ExampleApp: \(target) could not be written: "), "\(run.errors)")
            #expect(run.errors.contains("Check that the folder exists, that it may be written to"))
        }
    }

    @Test(
        "a program of UIKit's delegates takes the same flags, started by @main or by UIApplicationMain",
        arguments: ["delegates", "uikit-main"])
    func delegates(example: String) throws {
        let scratch = try ScratchFolder()
        let run = try ExampleRun(
            ["--png", scratch.path("a.png"), "--size", "50x40"], environment: ["EXAMPLE": example])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let picture = try scratch.picture("a.png")
        #expect(picture.width == 100 && picture.rgb(2, 2) == [0, 0, 255] && picture.rgb(97, 77) == [0, 0, 255])
        let version = try ExampleRun(["--version"], environment: ["EXAMPLE": example])
        #expect(version.output.hasPrefix("ExampleProgram "))
    }

    @Test("--window says what to do where no window host is built in")
    func windowHost() throws {
        let run = try ExampleRun("--window")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("ExampleApp: --window is not in this build"))
        #expect(run.errors.contains("build with --traits Window"))
    }
}
