import Foundation

/// A reference to a storyboard file.
///
/// There are no compiled interface files in a headless process. A storyboard can be created; instantiating a view
/// controller stops the program with UIKit's message for a missing storyboard.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Creates a reference to a storyboard in a bundle; `nil` means the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Instantiates the initial view controller. Always stops the program.
    open func instantiateInitialViewController() -> UIViewController? {
        fail()
    }

    /// Instantiates the initial view controller with custom initialization code. Always stops the program.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        fail()
    }

    /// Instantiates the view controller with an identifier. Always stops the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fail()
    }

    /// Instantiates the view controller with an identifier and custom initialization code. Always stops the program.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        fail()
    }

    private func fail() -> Never {
        fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
}
