import Foundation

/// An item that a popover can point to: a view, a layout guide or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
