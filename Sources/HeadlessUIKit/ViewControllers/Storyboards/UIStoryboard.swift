import Foundation

/// The view controllers of a storyboard, and how they follow each other.
///
/// The source of Interface Builder (`.storyboard`) is read as it is: nothing compiles it. It has to be a resource of the target,
/// declared with `.copy`. Classes, outlets and actions are found as for `UINib`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle
    private lazy var file = StoryboardFile(name, in: bundle)

    /// Creates a reference to a storyboard in a bundle; `nil` means the main bundle. The file is read when a view controller is created.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Creates the view controller at the entry of the storyboard; `nil` if there is none. Stops the program if there is no such
    /// storyboard, as UIKit does.
    open func instantiateInitialViewController() -> UIViewController? {
        initialViewController(creator: nil)
    }

    /// Creates the view controller at the entry of the storyboard with code of the app; `nil` if there is none.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialViewController(creator: creator) as? ViewController
    }

    /// Creates the view controller with an identifier. Stops the program if there is none, as UIKit does.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        viewController(identifier: identifier, creator: nil)
    }

    /// Creates the view controller with an identifier with code of the app. Stops the program if there is none of the class, as UIKit
    /// does.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let found = viewController(identifier: identifier, creator: creator)
        guard let controller = found as? ViewController else {
            fatalError(
                "The view controller with identifier '\(identifier)' is a \(type(of: found)), no \(ViewController.self)"
            )
        }
        return controller
    }

    private func initialViewController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = loadedFile.initial else { return nil }
        return makeViewController(element, creator: creator)
    }

    private func viewController(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let element = loadedFile.controller(identifier: identifier),
            let controller = makeViewController(element, creator: creator)
        else {
            fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    private var loadedFile: StoryboardFile {
        guard let file else {
            fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
        }
        return file
    }

    /// Creates the view controller of an element that connections refer to; `nil` with a report if there is none.
    final func makeViewController(id: String?) -> UIViewController? {
        guard let element = id.flatMap({ loadedFile.controllers[$0] }) else {
            InterfaceLog.report("Storyboard \(name): there is no view controller \(id ?? "") to go to.")
            return nil
        }
        return makeViewController(element, creator: nil)
    }

    private func makeViewController(
        _ element: InterfaceElement,
        creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" {
            let other = UIStoryboard(name: element["storyboardName"] ?? "", bundle: loadedFile.bundle)
            return element["referencedIdentifier"].map { other.viewController(identifier: $0, creator: creator) }
                ?? other.initialViewController(creator: creator)
        }
        return StoryboardScene(element, of: loadedFile, in: self).makeController(creator: creator)
    }
}
