import Foundation

/// What a view drew, and for which size.
struct ViewContent {
    let list: DisplayList
    let bounds: CGRect
}
