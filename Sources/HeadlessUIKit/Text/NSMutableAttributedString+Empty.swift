import Foundation

extension NSMutableAttributedString {
    /// Creates an empty attributed string.
    public convenience init() {
        self.init(string: "")
    }
}
