import Foundation

/// The values of a drop.
@MainActor struct Drop {
    let session: DropSession
    let destination: IndexPath?
    let proposal: UIDropProposal
    /// The preview to animate to its final position.
    let previewAnimation: DragPreviewAnimation
}
