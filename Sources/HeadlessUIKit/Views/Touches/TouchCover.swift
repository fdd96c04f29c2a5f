import Foundation

/// Something in front of everything in a window, such as a context menu: a touch beside it ends it and goes no further.
@MainActor protocol TouchCover: AnyObject {
    func end()
}
