import Foundation

/// A set of an asset catalog: the variants of a color, an image or data.
struct AssetSet: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case color = "colorset"
        case data = "dataset"
        case image = "imageset"
    }

    let name: String
    let folder: URL

    /// The contents, read from `Contents.json`; `nil` if there are none, or they are damaged.
    var contents: AssetContents? { AssetContents(of: folder) }

    /// Returns the file of a variant; `nil` if it names none in the folder.
    func file(of variant: AssetContents.Variant) -> URL? {
        guard let name = variant.filename, !name.isEmpty, name != "..", !name.contains("/") else { return nil }
        return folder.appendingPathComponent(name)
    }
}
