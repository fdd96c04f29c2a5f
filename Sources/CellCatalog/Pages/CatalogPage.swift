import Honeycomb
import ScreenDocuments
import ScreenHosting

/// Writes a catalog as a page that needs no server: pictures in several appearances, directions and text sizes, the states of rows,
/// the elements, minimum widths and declaration of each cell, the properties of parts, and the tokens with the parts that use them.
@MainActor
public struct CatalogPage {
    /// The name of the file with the frames, minimum widths and declarations of all cells.
    public nonisolated static let dataName = "data.js"

    private let renderer: CatalogRenderer
    private let vocabulary: ScreenVocabulary?

    /// Creates a page whose pictures have the scale, the contrast, the theme and the version of iOS of a renderer.
    ///
    /// - Parameters:
    ///   - renderer: The renderer of the pictures.
    ///   - vocabulary: What the JSON of cells may name. If `nil`, the parts of the catalog's matrix, or those of the design
    ///     system.
    public init(_ renderer: CatalogRenderer, vocabulary: ScreenVocabulary? = nil) {
        self.renderer = renderer
        self.vocabulary = vocabulary
    }

    /// Writes `index.html`, its data and a folder of pictures for each variant.
    ///
    /// - Parameters:
    ///   - catalog: The catalog to draw.
    ///   - directory: The folder that is written to.
    ///   - other: The folder of another build, whose pictures are copied, and the changes since then shown. It must not
    ///     be the directory to write to.
    ///   - report: Called with the name of each variant before it is drawn.
    /// - Throws: A ``CatalogPageError`` if `other` is not the folder of a page; errors of the file system and of drawing.
    public func write(
        _ catalog: Catalog,
        to directory: URL,
        comparingWith other: URL? = nil,
        report: (String) -> Void = { _ in }
    ) throws {
        let before = try other.map(Self.data)
        let files = FileManager.default
        try files.createDirectory(at: directory, withIntermediateDirectories: true)
        var variants: [CatalogPageData.Variant] = []
        var elements: [CatalogPageData.Element] = []
        var indexes: [CatalogPageData.Element: Int] = [:]
        func index(of element: CatalogPageData.Element) -> Int {
            if let index = indexes[element] { return index }
            indexes[element] = elements.count
            elements.append(element)
            return elements.count - 1
        }
        var usual: [CatalogPicture] = []
        for variant in CatalogPageVariant.all {
            report(variant.name)
            let folder = directory.appendingPathComponent(variant.name)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            var drawing = renderer
            drawing.format = .png
            variant.apply(to: &drawing.configuration)
            var pictures: [CatalogPageData.Picture] = []
            func add(_ picture: CatalogPicture) throws {
                let file = "\(variant.name)/\(picture.name).png"
                try picture.data.write(to: directory.appendingPathComponent(file), options: .atomic)
                pictures.append(CatalogPageData.Picture(picture, file: file, index: index))
            }
            try drawing.render(catalog) { picture in
                try add(picture)
                if variants.isEmpty, picture.name != MatrixBoard.name { usual.append(picture) }
            }
            for group in catalog.groups {
                guard let board = CatalogBoard(statesOf: group, theme: drawing.theme) else { continue }
                let picture = try drawing.picture(of: board)
                try add(picture)
                if variants.isEmpty { usual.append(picture) }
            }
            variants.append(CatalogPageData.Variant(name: variant.name, pictures: pictures))
        }
        let vocabulary = vocabulary ?? catalog.matrix.map { ScreenVocabulary(parts: $0) } ?? .designSystem
        let spacings = CatalogTokens.spacings(of: catalog, theme: renderer.theme)
        let data = CatalogPageData(
            variants: variants,
            declarations: declarations(of: catalog, vocabulary),
            elements: elements,
            parts: CatalogPartNotes.all(of: vocabulary),
            tokens: CatalogTokens(renderer.theme, pictures: usual, spacings: spacings)
        )
        try data.script.write(to: directory.appendingPathComponent(Self.dataName), options: .atomic)
        let changes = before.map { CatalogPageChanges(from: $0, to: data) }
        try (changes?.script ?? Data("\(CatalogPageChanges.prefix)null;\n".utf8))
            .write(to: directory.appendingPathComponent("before.js"), options: .atomic)
        if let other { try copyPictures(of: other, to: directory.appendingPathComponent("before")) }
        try Data(CatalogPageTemplate.html.utf8)
            .write(to: directory.appendingPathComponent("index.html"), options: .atomic)
    }

    /// The declarations of all cells by the names of the pictures.
    private func declarations(
        of catalog: Catalog,
        _ vocabulary: ScreenVocabulary
    ) -> [String: [CatalogDeclaration]] {
        let boards = catalog.boards(theme: renderer.theme).map { board in
            (board.name, CatalogDeclaration.all(of: board, vocabulary: vocabulary))
        }
        return Dictionary(boards) { first, _ in first }
    }

    private static func data(of directory: URL) throws -> CatalogPageData {
        let file = directory.appendingPathComponent(dataName)
        let script = try Data(contentsOf: file)
        do {
            return try CatalogPageData(script: script)
        } catch let error as DecodingError {
            throw CatalogPageError(file, error)
        }
    }

    private func copyPictures(of other: URL, to folder: URL) throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for variant in CatalogPageVariant.all {
            let source = other.appendingPathComponent(variant.name)
            guard files.fileExists(atPath: source.path) else { continue }
            try files.copyItem(at: source, to: folder.appendingPathComponent(variant.name))
        }
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
