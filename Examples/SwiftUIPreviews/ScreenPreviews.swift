#if canImport(SwiftUI)
import CellCatalog
import CellList
import Honeycomb
import LayoutGallery
import SignUp
import SwiftUI
import UniversalCatalog
import YourOwnPart

@available(iOS 17.0, *)
#Preview("Settings") {
    UINavigationController(rootViewController: CellListViewController(viewModel: CellListViewModel()))
}

@available(iOS 17.0, *)
#Preview("Sign up") {
    UINavigationController(rootViewController: SignUpViewController { _ in })
}

@available(iOS 17.0, *)
#Preview("Layout gallery") {
    LayoutGalleryViewController()
}

@available(iOS 17.0, *)
#Preview("Universal catalog") {
    UniversalCatalogViewController()
}

@available(iOS 17.0, *)
#Preview("Your own part") {
    CellScreenViewController(
        state: CollectionViewState(sections: RatingScenarios.catalog.screens.flatMap(\.state.sections))
    )
}
#endif
