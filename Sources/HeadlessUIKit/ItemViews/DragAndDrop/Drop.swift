import Foundation

/// Something that is dropped.
@MainActor struct Drop {
    let session: DropSession
    let destination: IndexPath?
    let proposal: UIDropProposal
    /// The preview that comes to rest.
    let landing: DragLanding
}
