import PortableUIKit

/// A printed tree of elements, in which those are marked that are nearest to what was looked for.
@MainActor
struct TreeDescription {
    /// The smallest similarity of names that is worth a mark.
    private static let smallestSimilarity = 0.45
    private static let maximumMarks = 3

    private let root: ElementNode
    private let marked: [ObjectIdentifier]

    /// Describes a tree.
    init(_ root: ElementNode, nearestTo name: String? = nil, type: ScreenElementType = .any) {
        self.root = root
        guard let name else {
            marked = []
            return
        }
        let scored = root.descendants.compactMap { node -> (node: ElementNode, score: Double)? in
            guard let similarity = Self.similarity(of: node, to: name) else { return nil }
            return (node, similarity + (type.includes(node.type) ? 0.2 : 0))
        }
        let best = scored.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }
        marked = best.prefix(Self.maximumMarks).map { ObjectIdentifier($0.element.node) }
    }

    /// One line for each element; the marked ones begin with an arrow.
    var text: String {
        var lines: [String] = []
        func add(_ node: ElementNode, depth: Int) {
            let isMarked = marked.contains(ObjectIdentifier(node))
            let isShown = node.isNotable || isMarked
            // Keys are always the same.
            if node.type == .keyboard { return lines.append(line(node, depth: depth, isMarked: false)) }
            if isShown { lines.append(line(node, depth: depth, isMarked: isMarked)) }
            for child in node.children { add(child, depth: isShown ? depth + 1 : depth) }
        }
        add(root, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func line(_ node: ElementNode, depth: Int, isMarked: Bool) -> String {
        (isMarked ? "→ " : "  ") + String(repeating: "  ", count: depth) + node.line + (isMarked ? "   ← nearest" : "")
    }

    private static func similarity(of node: ElementNode, to name: String) -> Double? {
        let wanted = Array(name.lowercased())
        let names = [node.identifier, node.label, node.identifier.components(separatedBy: ".").last ?? ""]
        let best = names.filter { !$0.isEmpty }.map { similarity(Array($0.lowercased().prefix(80)), wanted) }.max()
        guard let best, best >= smallestSimilarity else { return nil }
        return best
    }

    /// Returns how similar two names are, from 0 to 1: by their edit distance, or because one contains the other.
    static func similarity(_ first: [Character], _ second: [Character]) -> Double {
        let longest = max(first.count, second.count)
        guard longest > 0, !first.isEmpty, !second.isEmpty else { return 0 }
        var row = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (character == other ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        let distance = 1 - Double(row[second.count]) / Double(longest)
        let shortest = min(first.count, second.count)
        let contains =
            shortest > 2 && (String(first).contains(String(second)) || String(second).contains(String(first)))
        return contains ? max(distance, 0.7) : distance
    }
}
