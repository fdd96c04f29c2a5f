import ArgumentParser
import Honeycomb
import LayoutGallery
import UniversalCatalog

/// The values of `--example`: screens of `Examples/` by the names of their folders.
enum DemoExample: String, CaseIterable, ExpressibleByArgument {
    case layoutGallery = "LayoutGallery"
    case universalCatalog = "UniversalCatalog"

    @MainActor
    func makeViewController() -> UIViewController {
        switch self {
        case .layoutGallery: LayoutGalleryViewController()
        case .universalCatalog: UniversalCatalogViewController()
        }
    }
}
