import Foundation

/// Adds an image to the photos of the user. No effect here: there are none, and nobody is called.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
