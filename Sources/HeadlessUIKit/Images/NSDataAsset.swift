import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The data of a data set of an asset catalog, or of a file with its name in a bundle.
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
        guard let (file, type) = ModuleBundles.first(in: bundle, { Self.file(of: name, in: $0) }),
            let data = try? Data(contentsOf: file)
        else {
            return nil
        }
        values = (name, data, type ?? Self.types[file.pathExtension.lowercased()] ?? "public.data")
        super.init()
    }

    /// Returns the asset itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static let types = [
        "gif": "com.compuserve.gif", "html": "public.html", "jpeg": "public.jpeg", "jpg": "public.jpeg",
        "json": "public.json", "pdf": "com.adobe.pdf", "plist": "com.apple.property-list", "png": "public.png",
        "svg": "public.svg-image", "txt": "public.plain-text", "xml": "public.xml",
    ]

    /// Returns the file of the data set of that name, or else a file of that name, with its type, where the set says it.
    private static func file(of name: String, in bundle: Bundle) -> (URL, String?)? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        if let set = AssetCatalogs.set(name, .data, in: bundle) {
            let variants = (set.contents?.data ?? []).filter { $0.traits != nil && $0.filename != nil }
            let best = UITraitCollection.current.best(of: variants) { $0.traits ?? UITraitCollection() }
            if let best, let file = set.file(of: best) { return (file, best.typeIdentifier) }
        }
        guard !name.contains("/") else { return nil }
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return contents.filter { $0.lastPathComponent == name || $0.deletingPathExtension().lastPathComponent == name }
            .filter { types[$0.pathExtension.lowercased()] != nil || $0.lastPathComponent == name }
            .min { $0.path < $1.path }.map { ($0, nil) }
    }
}
