import Foundation

/// An item that a popover can point to: a view, a layout guide or an item of a bar.
@available(iOS 16, *)
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 16, *)
extension UIView: UIPopoverPresentationControllerSourceItem {}

@available(iOS 16, *)
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
