import Foundation

extension NSMutableAttributedString {
    /// Creates an empty attributed string: `NSMutableAttributedString()`.
    // With a parameter, so that subclasses of text storages can override `init()`: Swift cannot override what an extension
    // declares.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(string: "")
    }
}
