import Foundation

/// A menu element that is replaced by others when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var cache: [UIMenuElement]?

    private init(isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element whose provider is called when the menu is shown for the first time. The provider calls its
    /// argument with the elements, at once or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// Creates an element whose provider is called when the menu is shown for the first time.
    @_disfavoredOverload
    public convenience init(provider elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// Creates an element whose provider is called each time the menu is shown.
    @_disfavoredOverload
    public convenience init(uncachedProvider elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: false, provider: elementProvider)
    }

    /// Returns an element whose provider is called each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        guard let element = UIDeferredMenuElement(uncachedProvider: elementProvider) as? Self else {
            preconditionFailure(
                "Deferred elements are created with UIDeferredMenuElement, not with its subclass \(self)"
            )
        }
        return element
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Calls a closure with the elements, at once if they are known.
    final func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let cache { return completion(cache) }
        provider { [self] elements in
            if isCached { cache = elements }
            completion(elements)
        }
    }
}
