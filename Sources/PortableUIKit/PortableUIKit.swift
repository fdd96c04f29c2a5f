#if canImport(UIKit)
@_exported import UIKit
// A recogniser of one's own changes its state and overrides touches only with this.
@_exported import UIKit.UIGestureRecognizerSubclass
#else
@_exported import HeadlessUIKit
#endif
