import Foundation

/// The area that a text view sets its text in.
open class NSTextContainer: NSObject {
    /// UIKit's room at both ends of lines, in points.
    private static let defaultPadding: CGFloat = 5

    /// Called after anything changed.
    final var didChange: (() -> Void)?

    /// Makes an area; sides of 0 are unlimited.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Areas are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The size of the area; sides of 0 are unlimited. A text view sets the width where the area tracks it.
    open var size: CGSize {
        didSet { if size != oldValue { didChange?() } }
    }

    /// Room at both ends of lines, in points.
    open var lineFragmentPadding = NSTextContainer.defaultPadding {
        didSet { if lineFragmentPadding != oldValue { didChange?() } }
    }

    /// The largest number of lines; 0 for as many as there are.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange?() } }
    }

    /// What happens to text that has no room.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange?() } }
    }

    /// Whether lines are as long as the text view is wide.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { didChange?() } }
    }
}
