import Honeycomb

/// What the page of a catalog knows of its pictures.
struct CatalogPageData: Encodable {
    struct Variant: Encodable {
        let name: String
        let pictures: [Picture]
    }

    struct Picture: Encodable {
        let name: String
        let title: String
        let file: String
        let size: [Double]
        /// Differs where the pixels differ.
        let fingerprint: String
        let cells: [Cell]
    }

    struct Cell: Encodable {
        let name: String
        let row: String
        let column: String?
        let label: String?
        let texts: [String]
        let frame: [Double]
        let views: [[Double]]
    }

    /// A script instead of JSON: browsers do not read files beside a page that was opened from a disk.
    static let prefix = "window.catalog = "

    let variants: [Variant]

    /// The script with the data.
    var script: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            var data = Data(Self.prefix.utf8)
            data.append(try encoder.encode(self))
            data.append(Data(";\n".utf8))
            return data
        }
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
                    views: cell.views.map(Self.numbers)
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
