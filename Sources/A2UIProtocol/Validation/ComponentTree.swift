import ScreenDocumentsCore

/// The tree of a flat list of components.
struct ComponentTree {
    /// The maximum number of levels below the root.
    static let depthLimit = 50

    private let references: [String: [ReferenceFields.Reference]]
    private let order: [String]

    /// - Throws: An `A2UIError` for a duplicate id, or a component that refers to itself.
    init(_ components: [DocumentValue], _ fields: ReferenceFields, surfaceID: String?) throws(A2UIError) {
        var references: [String: [ReferenceFields.Reference]] = [:]
        var order: [String] = []
        for (index, component) in components.enumerated() {
            guard let id = component["id"]?.string else { continue }
            if references[id] != nil {
                let message = "Duplicate component ID: \(id)"
                throw A2UIError(.validationFailed, message, surfaceID: surfaceID, path: "/components/\(index)/id")
            }
            let found = fields.references(of: component)
            if let own = found.first(where: { $0.id == id }) {
                let message = "Self-reference detected: Component '\(id)' references itself in field '\(own.field)'"
                throw A2UIError(.validationFailed, message, surfaceID: surfaceID, path: "/components/\(index)")
            }
            references[id] = found
            order.append(id)
        }
        self.references = references
        self.order = order
    }

    var ids: Set<String> { Set(order) }

    /// The first reference to a component that is not in the list, with the component that has it.
    var dangling: (id: String, reference: ReferenceFields.Reference)? {
        for id in order {
            for reference in references[id] ?? [] where references[reference.id] == nil { return (id, reference) }
        }
        return nil
    }

    /// Returns the ids reachable from a root, or from all components if the root is `nil`. Includes ids of missing components.
    ///
    /// - Throws: An `A2UIError` for a cycle, or a tree deeper than the limit.
    func reachable(from root: String?, surfaceID: String?) throws(A2UIError) -> Set<String> {
        var visited: Set<String> = []
        for start in root.map({ [$0] }) ?? order.sorted() where references[start] != nil {
            if !visited.contains(start) { try visit(start, &visited, surfaceID) }
        }
        return visited
    }

    /// Uses an explicit stack, so that hostile input cannot overflow the thread's.
    private func visit(_ start: String, _ visited: inout Set<String>, _ surfaceID: String?) throws(A2UIError) {
        var path: [(id: String, next: Int)] = [(start, 0)]
        var onPath: Set<String> = [start]
        visited.insert(start)
        while let (id, next) = path.last {
            let children = references[id] ?? []
            guard next < children.count else {
                onPath.remove(id)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let child = children[next].id
            if onPath.contains(child) {
                let message = "Circular reference detected involving component '\(child)'"
                throw A2UIError(.validationFailed, message, surfaceID: surfaceID)
            }
            guard visited.insert(child).inserted else { continue }
            if path.count > Self.depthLimit {
                let message = "Global recursion limit exceeded: logical depth > \(Self.depthLimit)"
                throw A2UIError(.validationFailed, message, surfaceID: surfaceID)
            }
            path.append((child, 0))
            onPath.insert(child)
        }
    }
}
