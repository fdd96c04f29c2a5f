import PortableUIKit

/// Headers, footers and backgrounds that a batch update removes from remaining sections.
///
/// A collection view knows which views disappear with a section; the layout has to report those that disappear alone.
struct DisappearingElements {
    /// The visible elements before the update, with their kinds.
    private var kinds: [(element: GeometryElement, kind: String)] = []
    /// The index paths before the update, by kind.
    private var indexPaths: [String: [IndexPath]] = [:]

    init() {}

    /// Creates a record of the visible elements.
    ///
    /// - Parameter kinds: The visible elements before the update, with their kinds.
    init(before kinds: [(element: GeometryElement, kind: String)]) {
        self.kinds = kinds
    }

    /// The elements to follow through the update.
    var elements: [GeometryElement] {
        kinds.map(\.element)
    }

    /// Determines what disappears with the update.
    ///
    /// - Parameters:
    ///   - moves: The elements that still exist, before and after; those of deleted sections are missing.
    ///   - kind: Returns the kind of an element after the update.
    mutating func update(_ moves: [ElementMove], kind: (GeometryElement) -> String?) {
        let targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
        for (element, oldKind) in kinds {
            guard let target = targets[element], kind(target) != oldKind else { continue }
            indexPaths[oldKind, default: []].append(IndexPath(item: 0, section: element.section))
        }
        kinds = []
    }

    func indexPaths(ofKind kind: String) -> [IndexPath] {
        indexPaths[kind] ?? []
    }
}
