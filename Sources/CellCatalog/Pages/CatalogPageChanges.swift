import Honeycomb

/// What changed between two builds of a page, in words.
struct CatalogPageChanges: Encodable, Equatable {
    /// A picture that changed.
    struct Picture: Encodable, Equatable {
        let name: String
        let title: String
        /// The file of the other build, in its folder; `nil` if the picture is new.
        let before: String?
        /// The file of this build; `nil` if the picture was removed.
        let after: String?
        let words: [String]
    }

    static let prefix = "window.before = "

    /// The changed pictures by the name of the variant.
    let variants: [String: [Picture]]

    init(from old: CatalogPageData, to new: CatalogPageData) {
        var variants: [String: [Picture]] = [:]
        for variant in new.variants {
            let pictures = old.variants.first { $0.name == variant.name }?.pictures ?? []
            variants[variant.name] = Self.changes(
                from: pictures.map { CatalogPageBoard($0, declarations: old.declarations) },
                to: variant.pictures.map { CatalogPageBoard($0, declarations: new.declarations) }
            )
        }
        self.variants = variants
    }

    /// The script with the changes.
    var script: Data {
        get throws { try CatalogPageScript.data(prefix: Self.prefix, self) }
    }

    private static func changes(from old: [CatalogPageBoard], to new: [CatalogPageBoard]) -> [Picture] {
        var found: [Picture] = new.compactMap { board in
            let picture = board.picture
            guard let other = old.first(where: { $0.picture.name == picture.name }) else {
                return Picture(picture, before: nil, after: picture.file, words: ["The picture is new."])
            }
            var words = board.words(since: other)
            if words.isEmpty, other.picture.fingerprint != picture.fingerprint { words = ["Only pixels changed."] }
            guard !words.isEmpty else { return nil }
            return Picture(picture, before: other.picture.file, after: picture.file, words: words)
        }
        for other in old where !new.contains(where: { $0.picture.name == other.picture.name }) {
            let words = ["The picture was removed."]
            found.append(Picture(other.picture, before: other.picture.file, after: nil, words: words))
        }
        return found
    }
}

extension CatalogPageChanges.Picture {
    fileprivate init(_ picture: CatalogPageData.Picture, before: String?, after: String?, words: [String]) {
        self.init(name: picture.name, title: picture.title, before: before, after: after, words: words)
    }
}

/// A picture of a page with the declarations of its cells.
private struct CatalogPageBoard {
    struct Cell {
        let data: CatalogPageData.Cell
        let declaration: CatalogDeclaration?

        /// What a cell of another build is found by.
        var title: String { [data.name, data.row, data.column].compactMap { $0 }.joined(separator: ", ") }
    }

    let picture: CatalogPageData.Picture
    let cells: [Cell]

    init(_ picture: CatalogPageData.Picture, declarations: [String: [CatalogDeclaration]]?) {
        let own = declarations?[picture.name] ?? []
        self.picture = picture
        cells = picture.cells.enumerated().map { index, cell in
            Cell(data: cell, declaration: own.indices.contains(index) ? own[index] : nil)
        }
    }

    func words(since old: CatalogPageBoard) -> [String] {
        var rest = Dictionary(grouping: old.cells, by: \.title)
        var words: [String] = []
        for cell in cells {
            guard let was = rest[cell.title]?.first else {
                words.append("\(cell.title): new")
                continue
            }
            rest[cell.title]?.removeFirst()
            words += cell.words(since: was).map { "\(cell.title): \($0)" }
        }
        for cell in old.cells where rest[cell.title]?.isEmpty == false {
            rest[cell.title]?.removeFirst()
            words.append("\(cell.title): removed")
        }
        return words
    }
}

extension CatalogPageBoard.Cell {
    /// So many views of a cell are described one by one.
    private static let describedViewCount = 4

    fileprivate func words(since old: Self) -> [String] {
        var words: [String] = []
        let (was, now) = (old.data, data)
        if Self.size(was.frame) != Self.size(now.frame) {
            words.append("\(Self.size(was.frame)) became \(Self.size(now.frame))")
        }
        if was.texts != now.texts {
            words.append("“\(was.texts.joined(separator: ", "))” became “\(now.texts.joined(separator: ", "))”")
        }
        if let before = was.minimumWidths, let after = now.minimumWidths {
            for (name, width) in [("left", \CatalogPartWidths.left), ("right", \.right)]
            where before[keyPath: width] != after[keyPath: width] {
                let values = "\(Self.text(before[keyPath: width])) became \(Self.text(after[keyPath: width]))"
                words.append("the minimum width of the \(name) part: \(values)")
            }
        }
        words += viewWords(since: was)
        if let before = old.declaration, let declaration, before != declaration {
            words.append("its declaration changed")
        }
        return words
    }

    /// How the texts, images and controls moved in the cell.
    private func viewWords(since old: CatalogPageData.Cell) -> [String] {
        let before = Self.inside(old), after = Self.inside(data)
        guard before != after else { return [] }
        guard before.count == after.count else {
            return ["\(before.count) texts, images and controls became \(after.count)"]
        }
        let moved = before.indices.filter { before[$0] != after[$0] }
        guard moved.count <= Self.describedViewCount else { return ["\(moved.count) views moved"] }
        return moved.map { index in
            let (was, now) = (before[index], after[index])
            var words: [String] = []
            if Self.origin(was) != Self.origin(now) { words.append("\(Self.origin(was)) became \(Self.origin(now))") }
            if Self.size(was) != Self.size(now) { words.append("\(Self.size(was)) became \(Self.size(now))") }
            return "view \(index + 1) of \(before.count): " + words.joined(separator: ", ")
        }
    }

    /// The frames of the views from the origin of the cell.
    private static func inside(_ cell: CatalogPageData.Cell) -> [[Double]] {
        cell.views.map { view in
            zip(view, cell.frame).enumerated().map { index, pair in
                index < 2 ? ((pair.0 - pair.1) * 100).rounded() / 100 : pair.0
            }
        }
    }

    private static func origin(_ frame: [Double]) -> String { "x \(text(frame[0])), y \(text(frame[1]))" }

    private static func size(_ frame: [Double]) -> String { "\(text(frame[2])) × \(text(frame[3]))" }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
