#if canImport(UIKit)
@_exported import UIKit
// Needed by gesture recognizer subclasses that set their state and override touch methods.
@_exported import UIKit.UIGestureRecognizerSubclass
#else
@_exported import HeadlessUIKit
#endif
