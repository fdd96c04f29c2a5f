import Foundation

extension UIImage {
    /// The file extensions to search for names without an extension.
    private static let fileExtensions = ["png", "jpg", "jpeg", "svg"]
    /// The scale suffixes to search, highest scale first.
    private static let scaleSuffixes = ["@3x", "@2x", ""]

    /// Creates an image from a file in the main bundle; `nil` if there is none. There are no asset catalogs.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image from a file in a bundle, where `nil` means the main bundle; `nil` if there is none. There are
    /// no asset catalogs.
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
