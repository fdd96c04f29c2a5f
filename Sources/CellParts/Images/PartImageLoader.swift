import DeclarativeCollections
import HoneycombImageLoading

/// The loader of remote images of an app, a screen, a section or an item.
///
/// The nearest one applies; a part that has a loader of its own uses that one:
///
/// ```swift
/// PartImageLoader.app = MyImageLoader()                        // at launch
/// CollectionViewState(sections: { … }).imageLoader(previews)   // a screen
/// ```
public enum PartImageLoader {
    /// The loader of images for which no other loader is set. Set it at launch, before screens are shown.
    @MainActor public static var app: any ImageLoader = URLSessionImageLoader.shared

    /// The loader of the view that is being updated.
    @MainActor static var current: any ImageLoader {
        CollectionViewEnvironment.current[PartImageLoaderKey.self].loader ?? app
    }
}

extension EnvironmentContainable {
    /// Returns a copy whose parts load remote images with a loader, unless they have their own. `nil` inherits the
    /// loader of the container.
    public func imageLoader(_ loader: (any ImageLoader)?) -> Self {
        environment(PartImageLoaderKey.self, loader.map { ImageLoaderReference(loader: $0) })
    }
}

private enum PartImageLoaderKey: CollectionViewEnvironmentKey {
    static let defaultValue = ImageLoaderReference(loader: nil)
}

/// A loader as a value of the environment, compared by identity.
private struct ImageLoaderReference: Hashable, Sendable {
    var loader: (any ImageLoader)?

    private var identifier: ObjectIdentifier? { loader.map(ObjectIdentifier.init) }

    static func == (left: Self, right: Self) -> Bool {
        left.identifier == right.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}
