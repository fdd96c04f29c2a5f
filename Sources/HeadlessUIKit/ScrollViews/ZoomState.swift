import Foundation

/// The zoom state of a scroll view.
struct ZoomState {
    var scale: CGFloat = 1
}
