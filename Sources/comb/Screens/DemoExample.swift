import ArgumentParser
import Honeycomb
import LayoutGallery
import UniversalCatalog

/// The values of `--example`: the screens in `Examples/`, named after their folders.
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
