import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The data of a data set of an asset catalog, or of a file with its name in a bundle.
///
/// Asset catalogs are not compiled here: they are resources that are copied.
///
/// Unchecked: no property changes.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    private let values: (name: NSDataAssetName, data: Data, typeIdentifier: String)

    /// The name.
    open var name: NSDataAssetName { values.name }
    /// The data.
    open var data: Data { values.data }
    /// The type of the data, such as `public.json`.
    open var typeIdentifier: String { values.typeIdentifier }

    /// Finds data in the main bundle; `nil` if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Finds data in a bundle; `nil` if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let file = Self.file(of: name, in: bundle), let data = try? Data(contentsOf: file) else { return nil }
        values = (name, data, Self.types[file.pathExtension.lowercased()] ?? "public.data")
        super.init()
    }

    /// Returns the asset itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static let types = [
        "gif": "com.compuserve.gif", "html": "public.html", "jpeg": "public.jpeg", "jpg": "public.jpeg",
        "json": "public.json", "pdf": "com.adobe.pdf", "plist": "com.apple.property-list", "png": "public.png",
        "svg": "public.svg-image", "txt": "public.plain-text", "xml": "public.xml",
    ]

    /// Returns the file of a data set of that name, in any catalog and folder with names, or else a file of that name.
    private static func file(of name: String, in bundle: Bundle) -> URL? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let manager = FileManager.default
        let contents = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalog in contents where catalog.pathExtension == "xcassets" {
            let set = catalog.appendingPathComponent("\(name).dataset")
            let files = (try? manager.contentsOfDirectory(at: set, includingPropertiesForKeys: nil)) ?? []
            let found = files.filter { $0.lastPathComponent != "Contents.json" }
            if let file = found.min(by: { $0.path < $1.path }) { return file }
        }
        guard !name.contains("/") else { return nil }
        return contents.filter { $0.lastPathComponent == name || $0.deletingPathExtension().lastPathComponent == name }
            .filter { types[$0.pathExtension.lowercased()] != nil || $0.lastPathComponent == name }
            .min { $0.path < $1.path }
    }
}
