import Foundation

/// The name of a file of screens.
///
/// There are no compiled interface files where UIKit is headless. One may be named; making its screens fails with the
/// words that UIKit has for a file that is not in the bundle.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Names a file in a bundle, the main one for nil.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Makes the first screen of the file.
    open func instantiateInitialViewController() -> UIViewController? {
        fail()
    }

    /// Makes the first screen of the file by a block.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        fail()
    }

    /// Makes the screen of a name.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fail()
    }

    /// Makes the screen of a name by a block.
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
