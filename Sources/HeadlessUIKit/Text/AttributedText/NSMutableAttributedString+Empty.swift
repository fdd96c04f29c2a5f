import Foundation

extension NSMutableAttributedString {
    /// A text without characters.
    public convenience init() {
        self.init(string: "")
    }
}
