import Foundation

/// The images of asset catalogs.
enum CatalogImages {
    private static let cache = AssetCache<UIImageAsset>()

    /// Returns the image set with a name in the catalogs of a bundle; `nil` if there is none.
    static func asset(named name: String, in bundle: Bundle) -> UIImageAsset? {
        AssetCatalogs.set(name, .image, in: bundle).flatMap { set in
            cache.value(for: set) { asset(of: set) }
        }
    }

    private static func asset(of set: AssetSet) -> UIImageAsset? {
        guard let contents = set.contents else { return nil }
        let files = (contents.images ?? []).compactMap { variant -> (UITraitCollection, AssetImageFile)? in
            guard let traits = variant.traits, let url = set.file(of: variant) else { return nil }
            let intent = contents.properties?.templateRenderingIntent
            return (traits, AssetImageFile(name: set.name, url: url, variant: variant, intent: intent))
        }
        return files.isEmpty ? nil : UIImageAsset(files)
    }
}

/// The file of a variant of an image set.
struct AssetImageFile: Sendable {
    let name: String
    let url: URL
    let variant: AssetContents.Variant
    /// The rendering mode, as the set calls it.
    let intent: String?

    /// The image; `nil` if the file is none.
    var content: ImageContent? {
        let scale = variant.displayScale ?? 1
        guard let data = try? Data(contentsOf: url),
            var content = ImageContent(data: data, scale: scale, readsSVG: true)
        else {
            AssetLog.reportUnread(url.lastPathComponent, of: name)
            return nil
        }
        switch intent {
        case "template": content.properties.renderingMode = .alwaysTemplate
        case "original": content.properties.renderingMode = .alwaysOriginal
        default: break
        }
        if let resizing = variant.resizing {
            content.properties.capInsets = Self.insets(resizing.capInsets, scale: scale)
            content.properties.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
        }
        content.properties.alignmentInsets = Self.insets(variant.alignmentInsets, scale: scale)
        return content
    }

    private static func insets(_ insets: AssetContents.Insets?, scale: CGFloat) -> UIEdgeInsets {
        func points(_ pixels: Double?) -> CGFloat { max(0, CGFloat(pixels ?? 0)) / scale }
        return UIEdgeInsets(
            top: points(insets?.top),
            left: points(insets?.left),
            bottom: points(insets?.bottom),
            right: points(insets?.right)
        )
    }
}

/// Reports files of asset catalogs that can't be shown, once each.
enum AssetLog {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var reported: Set<String> = []

    static func reportUnread(_ file: String, of name: String) {
        guard lock.withLock({ reported.insert("\(name)/\(file)").inserted }) else { return }
        let reason = file.lowercased().hasSuffix(".pdf") ? "PDF is not drawn here" : "it is no PNG, JPEG, GIF or SVG"
        FileHandle.standardError.write(
            Data("The file \(file) of the image \"\(name)\" can't be shown: \(reason).\n".utf8)
        )
    }
}
