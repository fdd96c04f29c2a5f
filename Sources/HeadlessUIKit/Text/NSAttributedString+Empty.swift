import Foundation

extension NSAttributedString {
    // With a parameter, so that subclasses of text storages can override `init()`: Swift cannot override what an extension
    // declares.
    /// Creates an empty attributed string: `NSAttributedString()`, `NSMutableAttributedString()`.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(string: "")
    }
}
