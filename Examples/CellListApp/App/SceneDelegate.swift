import CellList
import Honeycomb

/// Shows the screens of the app in tabs.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(CellListViewController(viewModel: CellListViewModel()), title: "Settings", image: "gearshape"),
            tab(CatalogViewController(), title: "Catalog", image: "square.grid.2x2"),
            tab(DocumentViewController(), title: "Document", image: "doc.text"),
        ]
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ screen: UIViewController, title: String, image: String) -> UIViewController {
        screen.title = title
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), selectedImage: nil)
        return navigation
    }
}
