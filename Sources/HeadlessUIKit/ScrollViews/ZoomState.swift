import Foundation

/// How far the content of a scroll view is zoomed.
struct ZoomState {
    var scale: CGFloat = 1
}
