/// What is known of the system's types (Apple's documentation of Uniform Type Identifiers; RFC 6838's registry of media types).
struct KnownType: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mime: String?

    init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mime: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mime = mime
    }

    static let all = Dictionary(uniqueKeysWithValues: list.map { ($0.identifier, $0) })

    static let list: [KnownType] = [
        KnownType("public.item", []),
        KnownType("public.content", []),
        KnownType("public.data", ["public.item"], [], "application/octet-stream"),
        KnownType("public.directory", ["public.item"]),
        KnownType("public.folder", ["public.directory"]),
        KnownType("com.apple.package", ["public.directory"]),
        KnownType("public.text", ["public.data", "public.content"]),
        KnownType("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
        KnownType("public.utf8-plain-text", ["public.plain-text"], [], "text/plain;charset=utf-8"),
        KnownType("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
        KnownType("public.html", ["public.text"], ["html", "htm"], "text/html"),
        KnownType("public.xml", ["public.text"], ["xml"], "application/xml"),
        KnownType("public.json", ["public.text"], ["json"], "application/json"),
        KnownType("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
        KnownType("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv"),
        KnownType(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values"),
        KnownType("public.delimited-values-text", ["public.text"]),
        KnownType("public.source-code", ["public.plain-text"]),
        KnownType("public.swift-source", ["public.source-code"], ["swift"]),
        KnownType("com.apple.property-list", ["public.data"], ["plist"]),
        KnownType("com.apple.log", ["public.plain-text"], ["log"]),
        KnownType("public.image", ["public.data", "public.content"]),
        KnownType("public.png", ["public.image"], ["png"], "image/png"),
        KnownType("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
        KnownType("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
        KnownType("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
        KnownType("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp"),
        KnownType("public.svg-image", ["public.image"], ["svg"], "image/svg+xml"),
        KnownType("public.heic", ["public.image"], ["heic"], "image/heic"),
        KnownType("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
        KnownType("public.camera-raw-image", ["public.image"]),
        KnownType("public.audiovisual-content", ["public.data", "public.content"]),
        KnownType("public.audio", ["public.audiovisual-content"]),
        KnownType("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
        KnownType("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
        KnownType("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
        KnownType("public.movie", ["public.audiovisual-content"]),
        KnownType("public.video", ["public.movie"]),
        KnownType("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
        KnownType("com.apple.quicktime-movie", ["public.movie"], ["mov"], "video/quicktime"),
        KnownType("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf"),
        KnownType("public.archive", ["public.data"]),
        KnownType("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
        KnownType("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip"),
        KnownType("public.url", ["public.data"]),
        KnownType("public.file-url", ["public.url"]),
        KnownType("public.contact", []),
        KnownType("public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
        KnownType("public.calendar-event", []),
        KnownType("public.font", ["public.data"]),
        KnownType("public.database", ["public.data"]),
        KnownType("public.spreadsheet", ["public.content"]),
        KnownType("public.presentation", ["public.content"]),
        KnownType("org.idpf.epub-container", ["public.data", "public.content"], ["epub"], "application/epub+zip"),
        KnownType("public.executable", ["public.data"]),
        KnownType("com.apple.application", ["public.executable"]),
    ]
}

extension UTType {
    private static func known(_ identifier: String) -> UTType {
        UTType(identifier, parents: KnownType.all[identifier]?.parents ?? [])
    }

    /// Anything that has a name.
    public static var item: UTType { known("public.item") }
    /// Anything that is opened and read.
    public static var content: UTType { known("public.content") }
    /// Bytes.
    public static var data: UTType { known("public.data") }
    /// A directory.
    public static var directory: UTType { known("public.directory") }
    /// A directory that is shown as a folder.
    public static var folder: UTType { known("public.folder") }
    /// A directory that is shown as a file.
    public static var `package`: UTType { known("com.apple.package") }
    /// Text, of any form.
    public static var text: UTType { known("public.text") }
    /// Text without a form.
    public static var plainText: UTType { known("public.plain-text") }
    /// Text in UTF-8.
    public static var utf8PlainText: UTType { known("public.utf8-plain-text") }
    /// Text with fonts.
    public static var rtf: UTType { known("public.rtf") }
    /// A page of the web.
    public static var html: UTType { known("public.html") }
    /// Text with tags.
    public static var xml: UTType { known("public.xml") }
    /// Values as text.
    public static var json: UTType { known("public.json") }
    /// Values as indented text.
    public static var yaml: UTType { known("public.yaml") }
    /// Rows of values between commas.
    public static var commaSeparatedText: UTType { known("public.comma-separated-values-text") }
    /// Rows of values between tabs.
    public static var tabSeparatedText: UTType { known("public.tab-separated-values-text") }
    /// Rows of values.
    public static var delimitedText: UTType { known("public.delimited-values-text") }
    /// Code of a program.
    public static var sourceCode: UTType { known("public.source-code") }
    /// Code in Swift.
    public static var swiftSource: UTType { known("public.swift-source") }
    /// A property list.
    public static var propertyList: UTType { known("com.apple.property-list") }
    /// A log.
    public static var log: UTType { known("com.apple.log") }
    /// A picture, of any form.
    public static var image: UTType { known("public.image") }
    /// A PNG picture.
    public static var png: UTType { known("public.png") }
    /// A JPEG picture.
    public static var jpeg: UTType { known("public.jpeg") }
    /// A GIF picture.
    public static var gif: UTType { known("com.compuserve.gif") }
    /// A TIFF picture.
    public static var tiff: UTType { known("public.tiff") }
    /// A BMP picture.
    public static var bmp: UTType { known("com.microsoft.bmp") }
    /// An SVG picture.
    public static var svg: UTType { known("public.svg-image") }
    /// A HEIC picture.
    public static var heic: UTType { known("public.heic") }
    /// A WebP picture.
    public static var webP: UTType { known("org.webmproject.webp") }
    /// What a camera saw.
    public static var rawImage: UTType { known("public.camera-raw-image") }
    /// Something to see or hear.
    public static var audiovisualContent: UTType { known("public.audiovisual-content") }
    /// Something to hear.
    public static var audio: UTType { known("public.audio") }
    /// An MP3 file.
    public static var mp3: UTType { known("public.mp3") }
    /// A WAV file.
    public static var wav: UTType { known("com.microsoft.waveform-audio") }
    /// Sound in an MPEG-4 file.
    public static var mpeg4Audio: UTType { known("public.mpeg-4-audio") }
    /// Pictures that move, maybe with sound.
    public static var movie: UTType { known("public.movie") }
    /// Pictures that move.
    public static var video: UTType { known("public.video") }
    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { known("public.mpeg-4") }
    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { known("com.apple.quicktime-movie") }
    /// A PDF document.
    public static var pdf: UTType { known("com.adobe.pdf") }
    /// Files in one.
    public static var archive: UTType { known("public.archive") }
    /// A ZIP archive.
    public static var zip: UTType { known("public.zip-archive") }
    /// A gzip archive.
    public static var gzip: UTType { known("org.gnu.gnu-zip-archive") }
    /// An address.
    public static var url: UTType { known("public.url") }
    /// The address of a file.
    public static var fileURL: UTType { known("public.file-url") }
    /// Somebody's address.
    public static var contact: UTType { known("public.contact") }
    /// Somebody's address as a card.
    public static var vCard: UTType { known("public.vcard") }
    /// A date in a calendar.
    public static var calendarEvent: UTType { known("public.calendar-event") }
    /// A font.
    public static var font: UTType { known("public.font") }
    /// A database.
    public static var database: UTType { known("public.database") }
    /// A table of numbers.
    public static var spreadsheet: UTType { known("public.spreadsheet") }
    /// Slides.
    public static var presentation: UTType { known("public.presentation") }
    /// A book.
    public static var epub: UTType { known("org.idpf.epub-container") }
    /// A program.
    public static var executable: UTType { known("public.executable") }
    /// An app.
    public static var application: UTType { known("com.apple.application") }
}
