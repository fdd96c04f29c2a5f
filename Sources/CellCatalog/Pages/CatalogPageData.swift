import Honeycomb

/// What the page of a catalog knows of its pictures.
struct CatalogPageData: Codable {
    struct Variant: Codable {
        let name: String
        let pictures: [Picture]
    }

    struct Picture: Codable {
        let name: String
        let title: String
        let file: String
        let size: [Double]
        /// Differs where the pixels differ.
        let fingerprint: String
        /// The group that the page lists the picture in; `nil` in pages of earlier builds.
        var place: String?
        let cells: [Cell]
    }

    struct Cell: Codable {
        let name: String
        let row: String
        let column: String?
        let label: String?
        let texts: [String]
        let frame: [Double]
        let views: [[Double]]
        /// What each view is, as an index of the page's elements; `nil` in pages of earlier builds.
        var elements: [Int]?
        /// `nil` in cells that are no rows, and in pages of builds that did not measure them.
        let minimumWidths: CatalogPartWidths?
    }

    /// A thing in a cell without its place. Many cells have the same.
    struct Element: Codable, Hashable {
        struct Use: Codable, Hashable {
            let property: String
            let value: String
            /// The name in the tokens; `nil` if it has none.
            let token: String?
        }

        let name: String
        let radius: Double
        let uses: [Use]
    }

    /// A script instead of JSON: browsers do not read files beside a page that was opened from a disk.
    static let prefix = "window.catalog = "
    private static let suffix = ";\n"

    let variants: [Variant]

    /// The cells of each picture, by its name and in its order; they are the same in all variants. `nil` in pages of builds
    /// that did not write them.
    let declarations: [String: [CatalogDeclaration]]?

    /// All different things in cells.
    var elements: [Element]?

    /// What designers and developers know of a part, by the name of its picture.
    var parts: [String: CatalogPartNotes]?

    /// The tokens of the theme, with the pictures that use them.
    var tokens: CatalogTokens?

    /// The script with the data.
    var script: Data {
        get throws { try CatalogPageScript.data(prefix: Self.prefix, self, suffix: Self.suffix) }
    }
}

extension CatalogPageData {
    /// Reads a script that was written by this build or an earlier one.
    init(script: Data) throws {
        guard script.starts(with: Data(Self.prefix.utf8)) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "It does not begin with “\(Self.prefix)”.")
            )
        }
        let json = script.dropFirst(Self.prefix.utf8.count).dropLast(Self.suffix.utf8.count)
        self = try JSONDecoder().decode(Self.self, from: Data(json))
    }
}

/// A variable of a page.
enum CatalogPageScript {
    static func data(prefix: String, _ value: some Encodable, suffix: String = ";\n") throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Data(prefix.utf8) + encoder.encode(value) + Data(suffix.utf8)
    }
}

extension CatalogPageData.Element {
    init(_ element: CatalogElement) {
        name = element.name
        radius = (Double(element.cornerRadius) * 100).rounded() / 100
        uses = element.uses.map { Use(property: $0.property.rawValue, value: $0.value, token: $0.token) }
    }
}

extension CatalogPageData.Picture {
    /// - Parameter index: Returns the index of an element in the page.
    init(_ picture: CatalogPicture, file: String, index: (CatalogPageData.Element) -> Int) {
        self.init(
            name: picture.name,
            title: picture.title,
            file: file,
            size: [Double(picture.size.width), Double(picture.size.height)],
            fingerprint: Self.fingerprint(of: picture.data),
            place: picture.place.rawValue,
            cells: picture.cells.map { cell in
                CatalogPageData.Cell(
                    name: cell.name,
                    row: cell.row,
                    column: cell.column,
                    label: cell.accessibilityLabel,
                    texts: cell.texts,
                    frame: Self.numbers(cell.frame),
                    views: cell.elements.map { Self.numbers($0.frame) },
                    elements: cell.elements.map { index(CatalogPageData.Element($0)) },
                    minimumWidths: cell.partWidths
                )
            }
        )
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
    }

    /// FNV-1a in 64 bits.
    private static func fingerprint(of data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        data.withUnsafeBytes { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16)
    }
}
