import Foundation

/// A type of data, such as of files, by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// Creates a type by its identifier; `nil` for types that are not known.
    public init?(_ identifier: String) {
        guard let known = Self.entries[identifier.lowercased()] else { return nil }
        self.init(known: known.identifier)
    }

    /// Creates a type by the extension of file names; `nil` for extensions that are not known.
    public init?(filenameExtension: String) {
        let name = Self.otherExtensions[filenameExtension.lowercased()] ?? filenameExtension.lowercased()
        guard !name.isEmpty, let entry = Self.table.first(where: { $0.filenameExtension == name }) else { return nil }
        self.init(known: entry.identifier)
    }

    /// Creates a type by its MIME type; `nil` for types that are not known.
    public init?(mimeType: String) {
        guard !mimeType.isEmpty, let entry = Self.table.first(where: { $0.mimeType == mimeType.lowercased() }) else {
            return nil
        }
        self.init(known: entry.identifier)
    }

    /// Creates a type that an app declares.
    public init(exportedAs identifier: String) {
        self.init(known: identifier)
    }

    /// Creates a type that an app uses.
    public init(importedAs identifier: String) {
        self.init(known: identifier)
    }

    /// The extension of file names; `nil` for types of no files.
    public var preferredFilenameExtension: String? {
        Self.entries[identifier].flatMap { $0.filenameExtension.isEmpty ? nil : $0.filenameExtension }
    }

    /// The MIME type; `nil` without one.
    public var preferredMIMEType: String? {
        Self.entries[identifier].flatMap { $0.mimeType.isEmpty ? nil : $0.mimeType }
    }

    /// The types that the type is one of.
    public var supertypes: Set<UTType> {
        let direct = Self.entries[identifier]?.supertypes.map { UTType(known: $0) } ?? []
        return direct.reduce(into: Set(direct)) { $0.formUnion($1.supertypes) }
    }

    /// Whether the type is another one, or one of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Whether the type is one of another one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether another type is one of the type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The identifier.
    public var description: String { identifier }

    private static let entries = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })

    private static let otherExtensions = [
        "aif": "aiff", "htm": "html", "jpg": "jpeg", "text": "txt", "tif": "tiff", "yml": "yaml",
    ]
}

// MARK: Types

extension UTType {
    /// The type `public.item`.
    public static let item = UTType(known: "public.item")
    /// The type `public.content`.
    public static let content = UTType(known: "public.content")
    /// The type `public.data`.
    public static let data = UTType(known: "public.data")
    /// The type `public.composite-content`.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// The type `public.text`.
    public static let text = UTType(known: "public.text")
    /// The type `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// The type `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// The type `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// The type `public.html`.
    public static let html = UTType(known: "public.html")
    /// The type `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// The type `public.json`.
    public static let json = UTType(known: "public.json")
    /// The type `public.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// The type `public.delimited-values-text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// The type `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// The type `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// The type `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// The type `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// The type `public.image`.
    public static let image = UTType(known: "public.image")
    /// The type `public.png`.
    public static let png = UTType(known: "public.png")
    /// The type `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// The type `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// The type `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// The type `com.microsoft.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// The type `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// The type `public.heif`.
    public static let heif = UTType(known: "public.heif")
    /// The type `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// The type `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// The type `public.icon`.
    public static let icon = UTType(known: "public.icon")
    /// The type `public.camera-raw-image`.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// The type `com.apple.live-photo`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// The type `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// The type `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// The type `public.video`.
    public static let video = UTType(known: "public.video")
    /// The type `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// The type `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// The type `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// The type `public.avi`.
    public static let avi = UTType(known: "public.avi")
    /// The type `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// The type `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// The type `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// The type `public.aiff-audio`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// The type `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// The type `public.url`.
    public static let url = UTType(known: "public.url")
    /// The type `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// The type `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// The type `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// The type `com.apple.package`.
    public static let package = UTType(known: "com.apple.package")
    /// The type `com.apple.bundle`.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// The type `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// The type `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// The type `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// The type `com.apple.application`.
    public static let application = UTType(known: "com.apple.application")
    /// The type `public.contact`.
    public static let contact = UTType(known: "public.contact")
    /// The type `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
    /// The type `public.calendar-event`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// The type `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// The type `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
    /// The type `public.font`.
    public static let font = UTType(known: "public.font")

    fileprivate struct Entry: Sendable {
        let identifier: String
        let filenameExtension: String
        let mimeType: String
        let supertypes: [String]

        init(_ identifier: String, _ filenameExtension: String, _ mimeType: String, _ supertypes: [String]) {
            self.identifier = identifier
            self.filenameExtension = filenameExtension
            self.mimeType = mimeType
            self.supertypes = supertypes
        }
    }

    fileprivate static let table: [Entry] = [
        .init("public.item", "", "", []),
        .init("public.content", "", "", ["public.item"]),
        .init("public.data", "", "", ["public.item"]),
        .init("public.composite-content", "", "", ["public.content"]),
        .init("public.text", "", "", ["public.data", "public.content"]),
        .init("public.plain-text", "txt", "text/plain", ["public.text"]),
        .init("public.utf8-plain-text", "", "", ["public.plain-text"]),
        .init("public.rtf", "rtf", "text/rtf", ["public.text"]),
        .init("public.html", "html", "text/html", ["public.text"]),
        .init("public.xml", "xml", "application/xml", ["public.text"]),
        .init("public.json", "json", "application/json", ["public.text"]),
        .init("public.yaml", "yaml", "application/x-yaml", ["public.text"]),
        .init("public.delimited-values-text", "", "", ["public.text"]),
        .init("public.comma-separated-values-text", "csv", "text/csv", ["public.delimited-values-text"]),
        .init("public.source-code", "", "", ["public.plain-text"]),
        .init("public.swift-source", "swift", "", ["public.source-code"]),
        .init("com.apple.property-list", "plist", "application/x-plist", ["public.data"]),
        .init("public.image", "", "", ["public.data", "public.content"]),
        .init("public.png", "png", "image/png", ["public.image"]),
        .init("public.jpeg", "jpeg", "image/jpeg", ["public.image"]),
        .init("com.compuserve.gif", "gif", "image/gif", ["public.image"]),
        .init("public.tiff", "tiff", "image/tiff", ["public.image"]),
        .init("com.microsoft.bmp", "bmp", "image/bmp", ["public.image"]),
        .init("public.heic", "heic", "image/heic", ["public.heif"]),
        .init("public.heif", "heif", "image/heif", ["public.image"]),
        .init("org.webmproject.webp", "webp", "image/webp", ["public.image"]),
        .init("public.svg-image", "svg", "image/svg+xml", ["public.image"]),
        .init("public.icon", "", "", ["public.image"]),
        .init("public.camera-raw-image", "", "", ["public.image"]),
        .init("com.apple.live-photo", "", "", []),
        .init("public.audiovisual-content", "", "", ["public.data", "public.content"]),
        .init("public.movie", "", "", ["public.audiovisual-content"]),
        .init("public.video", "", "", ["public.movie"]),
        .init("public.audio", "", "", ["public.audiovisual-content"]),
        .init("public.mpeg-4", "mp4", "video/mp4", ["public.movie"]),
        .init("com.apple.quicktime-movie", "mov", "video/quicktime", ["public.movie"]),
        .init("public.avi", "avi", "video/avi", ["public.movie"]),
        .init("public.mp3", "mp3", "audio/mpeg", ["public.audio"]),
        .init("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", ["public.audio"]),
        .init("public.mpeg-4-audio", "m4a", "audio/mp4", ["public.audio"]),
        .init("public.aiff-audio", "aiff", "audio/aiff", ["public.audio"]),
        .init("com.adobe.pdf", "pdf", "application/pdf", ["public.data", "public.composite-content"]),
        .init("public.url", "", "", ["public.data"]),
        .init("public.file-url", "", "", ["public.url"]),
        .init("public.directory", "", "", ["public.item"]),
        .init("public.folder", "", "", ["public.directory"]),
        .init("com.apple.package", "", "", ["public.directory"]),
        .init("com.apple.bundle", "bundle", "", ["public.directory"]),
        .init("public.archive", "", "", ["public.data"]),
        .init("public.zip-archive", "zip", "application/zip", ["public.archive"]),
        .init("org.gnu.gnu-zip-archive", "gz", "application/gzip", ["public.archive"]),
        .init("com.apple.application", "", "", []),
        .init("public.contact", "", "", []),
        .init("public.vcard", "vcf", "text/vcard", ["public.text", "public.contact"]),
        .init("public.calendar-event", "", "", []),
        .init("public.spreadsheet", "", "", ["public.content"]),
        .init("public.presentation", "", "", ["public.composite-content"]),
        .init("public.font", "", "", []),
    ]
}
