#if canImport(UIKit)
@_exported import CoreText
@_exported import ImageIO
@_exported import UIKit
// Needed by gesture recognizer subclasses that set their state and override touch methods.
@_exported import UIKit.UIGestureRecognizerSubclass
@_exported import UniformTypeIdentifiers
#else
@_exported import HeadlessFrameworks
#endif
