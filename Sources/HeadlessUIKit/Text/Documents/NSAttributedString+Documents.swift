import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name of the format.
        public let rawValue: String

        /// Creates a format from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// Text without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// Rich text. Can't be read or written here.
        public static let rtf = DocumentType("NSRTF")
        /// Rich text with attachments. Can't be read or written here.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// An option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an option from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format, a `DocumentType`. Without it, HTML is recognized by its first character.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The attributes of text whose attributes the document leaves open.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// The encoding, the raw value of a `String.Encoding`. UTF-8 without it, or else Latin 1.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    }

    /// An attribute of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute.
        public let rawValue: String

        /// Creates an attribute from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an attribute from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format, a `DocumentType`.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The encoding, the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of text whose attributes the document leaves open.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    }

    /// Reads a document: plain text or HTML.
    ///
    /// HTML has the usual elements for text, lists, links and lines, `<font>`, and of CSS, in `style` and for elements and classes in
    /// `<style>`, colors, fonts, alignments and decorations. Text is Times New Roman of 12 points unless it says something else. Images
    /// and scripts are left out.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: How it is read.
    ///   - dict: Receives the format and the encoding, by the names of document attributes.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` or `.fileReadUnknown` for bytes that are no text and formats that
    ///   can't be read.
    public convenience init(
        data: Data,
        options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options: options)
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// Reads a document from a file: plain text or HTML.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: How it is read.
    ///   - dict: Receives the format and the encoding, by the names of document attributes.
    /// - Throws: What reading the file throws, and errors as for data.
    public convenience init(
        url: URL,
        options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as a document: plain text, or HTML.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - dict: The format and the encoding; UTF-8 by default.
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` or `.fileWriteUnknown` for text that the encoding lacks and formats
    ///   that can't be written.
    public func data(
        from range: NSRange,
        documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let part = attributedSubstring(from: range)
        let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        let text: String
        switch DocumentType(value: dict[.documentType]) ?? .plain {
        case .plain: text = part.string
        case .html: text = HTMLWriter.document(part)
        default: throw CocoaError(.fileWriteUnknown)
        }
        guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return data
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a document: plain text or HTML.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - opts: How it is read.
    ///   - dict: Receives the format and the encoding, by the names of document attributes.
    /// - Throws: Errors as for creating a text.
    public func read(
        from data: Data,
        options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options: opts)
        dict?.pointee = document.attributes
        setAttributedString(document.text)
    }

    /// Replaces attributes that text can't have. No effect here: fonts are replaced for what they lack when text is drawn.
    public func fixAttributes(in range: NSRange) {}
}

extension NSAttributedString.DocumentType {
    /// Creates a format from a value of options, which may be its name.
    fileprivate init?(value: Any?) {
        if let name = value as? String {
            self.init(rawValue: name)
        } else if let type = value as? Self {
            self = type
        } else {
            return nil
        }
    }
}

/// A document that was read.
private struct TextDocument {
    let text: NSAttributedString
    private let type: NSAttributedString.DocumentType
    private let encoding: String.Encoding

    init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let wanted = (options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init))
            .map(String.Encoding.init(rawValue:))
        let tried = wanted.map { [$0] } ?? [.utf8, .isoLatin1]
        guard let encoding = tried.first(where: { String(data: data, encoding: $0) != nil }),
            let string = String(data: data, encoding: encoding)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let known = NSAttributedString.DocumentType(value: options[.documentType])
        let isHTML = string.drop { $0.isWhitespace }.first == "<"
        let type = known ?? (isHTML ? .html : .plain)
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .plain: text = NSAttributedString(string: string, attributes: attributes)
        case .html: text = HTMLReader.text(string, defaults: attributes)
        default: throw CocoaError(.fileReadUnknown)
        }
        (self.type, self.encoding) = (type, encoding)
    }

    var attributes: NSDictionary {
        [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ]
    }
}
