/// Views that are out of use, by kind and reuse identifier.
@MainActor final class ReuseQueue<View: ReusableView> {
    private struct Key: Hashable {
        /// The kind of a supplementary or decoration view, nil for cells.
        var kind: String?
        var identifier: String
    }

    private var classes: [Key: View.Type] = [:]
    private var nibs: [Key: UINib] = [:]
    private var views: [Key: [View]] = [:]
    /// Out of use since the last call of `detachUnused()`, and still in the view tree.
    private var attached: [ObjectIdentifier: View] = [:]

    func register(_ viewClass: View.Type?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = viewClass
        nibs[key] = nil
        // Views of the class registered before must not turn up any more.
        views[key] = nil
    }

    func register(_ nib: UINib?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = nil
        nibs[key] = nib
        views[key] = nil
    }

    /// The view that the interface file holds which is registered, if one is.
    func makeViewFromNib(kind: String?, identifier: String) -> View? {
        guard let nib = nibs[Key(kind: kind, identifier: identifier)] else { return nil }
        return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }

    func registeredClass(kind: String?, identifier: String) -> View.Type? {
        classes[Key(kind: kind, identifier: identifier)]
    }

    func enqueue(_ view: View, kind: String?) {
        view.wentOutOfUse()
        attached[ObjectIdentifier(view)] = view
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    func dequeue(kind: String?, identifier: String) -> View? {
        let key = Key(kind: kind, identifier: identifier)
        while let view = views[key]?.popLast() {
            // One that was in use while another class was registered is of no use any more.
            if let registered = classes[key], type(of: view) != registered { continue }
            attached[ObjectIdentifier(view)] = nil
            return view
        }
        return nil
    }

    /// Takes views nobody wanted out of the tree. Until then they stay in it, so that a view which goes out of use and
    /// into it again in one layout pass does not leave the window.
    func detachUnused() {
        for view in attached.values { view.removeFromSuperview() }
        attached.removeAll(keepingCapacity: true)
    }
}
