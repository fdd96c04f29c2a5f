/// Maps paths of a model to their readers, to find the readers that a change affects.
package struct ReaderTable<Reader: Hashable> {
    private final class Node {
        var readers: Set<Reader> = []
        var children: [String: Node] = [:]
    }

    private let root = Node()
    private var paths: [Reader: Set<ModelPath>] = [:]

    package init() {}

    /// Records the absolute paths that a reader read, replacing the previous ones.
    package mutating func set(_ reads: Set<ModelPath>, of reader: Reader) {
        let old = paths[reader] ?? []
        guard old != reads else { return }
        for path in old.subtracting(reads) { remove(reader, path) }
        for path in reads.subtracting(old) {
            var node = root
            for key in path.keys {
                if let next = node.children[key] {
                    node = next
                } else {
                    let next = Node()
                    node.children[key] = next
                    node = next
                }
            }
            node.readers.insert(reader)
        }
        paths[reader] = reads.isEmpty ? nil : reads
    }

    private func remove(_ reader: Reader, _ path: ModelPath) {
        var way: [(Node, String)] = []
        var node = root
        for key in path.keys {
            guard let next = node.children[key] else { return }
            way.append((node, key))
            node = next
        }
        node.readers.remove(reader)
        for (parent, key) in way.reversed() {
            guard let child = parent.children[key], child.readers.isEmpty, child.children.isEmpty else { return }
            parent.children[key] = nil
        }
    }

    /// Removes a reader.
    package mutating func remove(_ reader: Reader) { set([], of: reader) }

    /// Returns the readers of a changed value: readers of the value, of anything inside it, and of anything that contains it.
    package func readers(of path: ModelPath) -> Set<Reader> {
        var found = root.readers
        var node = root
        for key in path.keys {
            guard let next = node.children[key] else { return found }
            node = next
            found.formUnion(node.readers)
        }
        var waiting = Array(node.children.values)
        while let next = waiting.popLast() {
            found.formUnion(next.readers)
            waiting += next.children.values
        }
        return found
    }

    /// Returns the readers of a value and of anything inside it.
    package func readersAtOrBelow(_ path: ModelPath) -> Set<Reader> {
        guard let node = node(at: path) else { return [] }
        var found: Set<Reader> = []
        var waiting = [node]
        while let next = waiting.popLast() {
            found.formUnion(next.readers)
            waiting += next.children.values
        }
        return found
    }

    /// Returns the readers of exactly this path.
    package func readers(at path: ModelPath) -> Set<Reader> { node(at: path)?.readers ?? [] }

    private func node(at path: ModelPath) -> Node? {
        var node = root
        for key in path.keys {
            guard let next = node.children[key] else { return nil }
            node = next
        }
        return node
    }
}
