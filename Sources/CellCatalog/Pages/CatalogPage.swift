import Honeycomb
import ScreenHosting

/// Writes a catalog as a page that needs no server, with pictures in several appearances, directions and text sizes.
@MainActor
public struct CatalogPage {
    /// The name of the file with the frames of all cells.
    public nonisolated static let dataName = "data.js"

    private let renderer: CatalogRenderer

    /// Creates a page whose pictures have the scale, the contrast, the theme and the version of iOS of a renderer.
    public init(_ renderer: CatalogRenderer) {
        self.renderer = renderer
    }

    /// Writes `index.html`, its data and a folder of pictures for each variant.
    ///
    /// - Parameters:
    ///   - catalog: The catalog to draw.
    ///   - directory: The folder that is written to.
    ///   - other: The folder of another build, whose pictures are copied, and the changes since then shown. It must not
    ///     be the directory to write to.
    ///   - report: Called with the name of each variant before it is drawn.
    /// - Throws: Errors of the file system and of drawing.
    public func write(
        _ catalog: Catalog,
        to directory: URL,
        comparingWith other: URL? = nil,
        report: (String) -> Void = { _ in }
    ) throws {
        let files = FileManager.default
        try files.createDirectory(at: directory, withIntermediateDirectories: true)
        var variants: [CatalogPageData.Variant] = []
        for variant in CatalogPageVariant.all {
            report(variant.name)
            let folder = directory.appendingPathComponent(variant.name)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            var drawing = renderer
            drawing.format = .png
            variant.apply(to: &drawing.configuration)
            var pictures: [CatalogPageData.Picture] = []
            try drawing.render(catalog) { picture in
                let file = "\(variant.name)/\(picture.name).png"
                try picture.data.write(to: directory.appendingPathComponent(file), options: .atomic)
                pictures.append(CatalogPageData.Picture(picture, file: file))
            }
            variants.append(CatalogPageData.Variant(name: variant.name, pictures: pictures))
        }
        let data = try CatalogPageData(variants: variants).script
        try data.write(to: directory.appendingPathComponent(Self.dataName), options: .atomic)
        try writeComparison(with: other, to: directory)
        try Data(CatalogPageTemplate.html.utf8)
            .write(to: directory.appendingPathComponent("index.html"), options: .atomic)
    }

    /// Copies the pictures and the data of another build; an empty file if there is none, so that the page finds one.
    private func writeComparison(with other: URL?, to directory: URL) throws {
        let target = directory.appendingPathComponent("before.js")
        guard let other else { return try Data("window.before = null;\n".utf8).write(to: target, options: .atomic) }
        let data = try Data(contentsOf: other.appendingPathComponent(Self.dataName))
        let files = FileManager.default
        let folder = directory.appendingPathComponent("before")
        if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for variant in CatalogPageVariant.all {
            let source = other.appendingPathComponent(variant.name)
            guard files.fileExists(atPath: source.path) else { continue }
            try files.copyItem(at: source, to: folder.appendingPathComponent(variant.name))
        }
        var script = Data("window.before = ".utf8)
        script.append(data.dropFirst(CatalogPageData.prefix.utf8.count))
        try script.write(to: target, options: .atomic)
    }
}

/// An appearance, direction and text size of the pictures of a page.
struct CatalogPageVariant {
    let isDark: Bool
    let isMirrored: Bool
    let isLargest: Bool

    /// The name of the folder: `light-ltr-standard`.
    var name: String {
        "\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")-\(isLargest ? "largest" : "standard")"
    }

    static let all: [CatalogPageVariant] = [false, true].flatMap { isLargest in
        [false, true].flatMap { isMirrored in
            [false, true].map { CatalogPageVariant(isDark: $0, isMirrored: isMirrored, isLargest: isLargest) }
        }
    }

    func apply(to configuration: inout ScreenConfiguration) {
        configuration.appearance = isDark ? .dark : .light
        configuration.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        configuration.contentSizeCategory = isLargest ? .accessibilityExtraExtraExtraLarge : .large
    }
}
