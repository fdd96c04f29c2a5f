import Foundation

/// A layer that draws its content in tiles where there is a graphics processor. Here it draws as a whole, at once.
open class CATiledLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CATiledLayer.self }

    /// How long a new tile takes to appear, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many resolutions of its content the layer keeps. No effect here: content is drawn again at each scale.
    open var levelsOfDetail = 1
    /// How many of the resolutions are larger than the layer's own. No effect here.
    open var levelsOfDetailBias = 0
    /// The greatest size of a tile, in pixels. No effect here: content is drawn as a whole.
    open var tileSize = CGSize(width: 256, height: 256)
}
