import Foundation

extension UIImage {
    /// The kinds of files that names without an extension are looked for among.
    private static let fileExtensions = ["png", "jpg", "jpeg", "svg"]
    /// Files for sharp screens are preferred.
    private static let scaleSuffixes = ["@3x", "@2x", ""]

    /// The picture of that name in the main bundle; there are no asset catalogs here, only files.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The picture of that name in a bundle, the main one for nil; there are no asset catalogs here, only files.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let path = Self.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let file = URL(fileURLWithPath: name)
        let isFile = !file.pathExtension.isEmpty && fileExtensions.contains(file.pathExtension.lowercased())
        let base = isFile ? (name as NSString).deletingPathExtension : name
        let extensions = isFile ? [file.pathExtension] : fileExtensions
        for suffix in scaleSuffixes {
            for fileExtension in extensions {
                if let path = bundle.path(forResource: base + suffix, ofType: fileExtension) { return path }
            }
        }
        return nil
    }
}
