import Foundation

/// What happens to a view under the pointer.
public enum UIPointerEffect: Sendable {
    /// How a hover effect colors the view.
    public enum TintMode: Hashable, Sendable {
        case none
        case overlay
        case underlay
    }

    /// The effect that the system finds fitting.
    case automatic(UITargetedPreview)
    /// The pointer becomes the background of the view.
    case highlight(UITargetedPreview)
    /// The view is lifted, and the pointer vanishes below it.
    case lift(UITargetedPreview)
    /// The view is scaled, colored or shadowed, and the pointer keeps its shape.
    case hover(
        UITargetedPreview,
        preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The preview of the view that the effect applies to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
