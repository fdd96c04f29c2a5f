import Foundation

extension UICollectionView {
    /// What all initializers do.
    final func setUp() {
        layoutStorage.user = self
        backgroundColor = .systemBackground
    }

    /// Sets an outlet of the class. Returns whether there is one with the name.
    final func decodeOutlet(_ name: String, _ value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UICollectionViewDelegate
        case "dataSource": dataSource = value as? any UICollectionViewDataSource
        case "backgroundView": backgroundView = value as? UIView
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// The layout that an interface file describes; without one a layout without items.
    static func layout(from coder: NSCoder) -> UICollectionViewLayout {
        guard let element = (coder as? InterfaceCoder)?.element.value(for: "collectionViewLayout"),
            element.name == "collectionViewFlowLayout"
        else { return UICollectionViewLayout() }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 0
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 0
        if let size = element.size("itemSize") { layout.itemSize = size }
        if element["automaticEstimatedItemSize"] == "YES" {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = element.size("estimatedItemSize") {
            layout.estimatedItemSize = size
        }
        if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
        return layout
    }

    /// Sets what an interface file says about the collection view.
    final func decodeCollectionView(from coder: NSCoder) {
        setUp()
        guard let coder = coder as? InterfaceCoder else { return }
        if let color = coder.objects.color("backgroundColor", of: coder.element) { backgroundColor = color }
        decodeScrollView(from: coder)
        if let layout = coder.element.value(for: "collectionViewLayout") {
            coder.objects[layout.id] = collectionViewLayout
        }
        registerPrototypes(coder.element, coder.objects)
        allowsSelection = coder.element.flag("allowsSelection") ?? true
        allowsMultipleSelection = coder.element.flag("allowsMultipleSelection") ?? false
        isPrefetchingEnabled = coder.element.flag("prefetchingEnabled") ?? true
    }
}

extension UICollectionView {
    private func registerPrototypes(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        for prototype in element.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype: prototype, of: objects), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader), ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let prototype = element.value(for: key), let identifier = prototype["reuseIdentifier"] else {
                continue
            }
            let nib = UINib(prototype: prototype, of: objects)
            register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}

extension UICollectionViewCell: SelectionSegueSender {}

extension UICollectionViewCell {
    /// Creates what an interface file has in the content view.
    final func decodeContentView(from coder: NSCoder) {
        (coder as? InterfaceCoder)?.decode(contentView, key: "contentView")
    }
}
