import PortableUIKit

/// Headers, footers and backgrounds that a batch update takes away from sections that stay.
///
/// A collection view finds out by itself what goes with a section; of what vanishes alone the layout has to tell it.
struct VanishingElements {
    /// The kinds in sight before the update, by element.
    private var kinds: [(element: GeometryElement, kind: String)] = []
    /// Index paths before the update, by kind.
    private var indexPaths: [String: [IndexPath]] = [:]

    init() {}

    /// - Parameter kinds: What is in sight before the update.
    init(before kinds: [(element: GeometryElement, kind: String)]) {
        self.kinds = kinds
    }

    /// What is of interest in the update.
    var elements: [GeometryElement] {
        kinds.map(\.element)
    }

    /// Takes what is left after the update.
    ///
    /// - Parameters:
    ///   - moves: Where the elements' sections went; those of sections that went away are missing.
    ///   - kind: The kind of an element after the update.
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
