import Foundation

/// The area in which a text view lays out its text.
open class NSTextContainer: NSObject {
    /// UIKit's padding at both ends of a line, in points.
    private static let defaultPadding: CGFloat = 5

    /// Called after a property changed.
    final var didChange: (() -> Void)?

    /// Creates a container. Dimensions of 0 are unlimited.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The size in points. Dimensions of 0 are unlimited. If the container tracks the text view, the view sets the
    /// width.
    open var size: CGSize {
        didSet { if size != oldValue { didChange?() } }
    }

    /// The padding at both ends of a line, in points.
    open var lineFragmentPadding = NSTextContainer.defaultPadding {
        didSet { if lineFragmentPadding != oldValue { didChange?() } }
    }

    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange?() } }
    }

    /// How text that does not fit is wrapped or truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange?() } }
    }

    /// Whether the width of the container follows that of the text view.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { didChange?() } }
    }
}
