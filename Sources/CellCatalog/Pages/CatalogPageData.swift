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
        /// `nil` in cells that are no rows, and in pages of builds that did not measure them.
        let minimumWidths: CatalogPartWidths?
    }

    /// A script instead of JSON: browsers do not read files beside a page that was opened from a disk.
    static let prefix = "window.catalog = "
    private static let suffix = ";\n"

    let variants: [Variant]

    /// The cells of each picture, by its name and in its order; they are the same in all variants. `nil` in pages of builds
    /// that did not write them.
    let declarations: [String: [CatalogDeclaration]]?

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

extension CatalogPageData.Picture {
    init(_ picture: CatalogPicture, file: String) {
        self.init(
            name: picture.name,
            title: picture.title,
            file: file,
            size: [Double(picture.size.width), Double(picture.size.height)],
            fingerprint: Self.fingerprint(of: picture.data),
            cells: picture.cells.map { cell in
                CatalogPageData.Cell(
                    name: cell.name,
                    row: cell.row,
                    column: cell.column,
                    label: cell.accessibilityLabel,
                    texts: cell.texts,
                    frame: Self.numbers(cell.frame),
                    views: cell.views.map(Self.numbers),
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
