import Foundation

/// Provides an item for an activity when the user has chosen one.
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an object of the item's type, from which the activities are chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject for an activity that has one.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns the type identifier of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns a preview of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// The default implementation; empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// The default implementation; empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// The default implementation; `nil`.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// An operation that makes an item for an activity.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private var chosenType: UIActivity.ActivityType?

    /// Creates a provider with an object of the item's type.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// An object of the item's type.
    open var placeholderItem: Any? { placeholder }

    /// The type of the activity that the user chose; `nil` before that.
    open var activityType: UIActivity.ActivityType? { chosenType }

    /// The item. Subclasses override it; the default is the placeholder.
    open var item: Any { placeholder }

    /// Returns the placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholder
    }

    /// Returns the item.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        chosenType = activityType
        return item
    }
}
