/// The reusable views, by kind and reuse identifier.
@MainActor final class ReuseQueue<View: ReusableView> {
    private struct Key: Hashable {
        /// The element kind of a supplementary or decoration view, or `nil` for cells.
        var kind: String?
        var identifier: String
    }

    private var classes: [Key: View.Type] = [:]
    private var nibs: [Key: UINib] = [:]
    private var views: [Key: [View]] = [:]
    /// The views recycled since the last call of `detachUnused()`. They are still in the view hierarchy.
    private var attached: [ObjectIdentifier: View] = [:]

    func register(_ viewClass: View.Type?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = viewClass
        nibs[key] = nil
        // Views of the previously registered class must not be reused.
        views[key] = nil
    }

    func register(_ nib: UINib?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = nil
        nibs[key] = nib
        views[key] = nil
    }

    /// Returns a view from the registered nib, or `nil` if none is registered.
    func makeViewFromNib(kind: String?, identifier: String) -> View? {
        nibs[Key(kind: kind, identifier: identifier)].map { Self.makeView(from: $0, identifier: identifier) }
    }

    /// Returns the only object of a nib.
    static func makeView(from nib: UINib, identifier: String) -> View {
        let objects = nib.instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
        guard objects.count == 1, let view = objects.first as? View else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(View.self) instance"
            )
        }
        return view
    }

    /// Returns whether a class or a nib is registered.
    func isRegistered(kind: String?, identifier: String) -> Bool {
        let key = Key(kind: kind, identifier: identifier)
        return classes[key] != nil || nibs[key] != nil
    }

    func registeredClass(kind: String?, identifier: String) -> View.Type? {
        classes[Key(kind: kind, identifier: identifier)]
    }

    func enqueue(_ view: View, kind: String?) {
        view.didRecycle()
        attached[ObjectIdentifier(view)] = view
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    func dequeue(kind: String?, identifier: String) -> View? {
        let key = Key(kind: kind, identifier: identifier)
        while let view = views[key]?.popLast() {
            // A view of another class than the registered one cannot be reused.
            if let registered = classes[key], type(of: view) != registered { continue }
            attached[ObjectIdentifier(view)] = nil
            return view
        }
        return nil
    }

    /// Removes unused views from the view hierarchy. They stay in it until then, so that a view that is recycled and
    /// reused in one layout pass does not leave the window.
    func detachUnused() {
        for view in attached.values { view.removeFromSuperview() }
        attached.removeAll(keepingCapacity: true)
    }
}
