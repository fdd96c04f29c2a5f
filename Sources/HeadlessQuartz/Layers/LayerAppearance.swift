import Foundation

/// What a layer paints above its background, in a layer class that is declared above this module. It can't override the
/// members with which the classes here paint.
package protocol LayerAppearance: AnyObject {
    /// Paints the appearance, which lies inside the bounds.
    func paint(on canvas: any Canvas, _ values: LayerValues, of layer: CALayer)

    /// Copies the appearance of another layer, from its model or its presentation values.
    func copy(_ other: any LayerAppearance, of layer: CALayer, presented: Bool)

    /// Returns the value of an animatable property; `nil` if the appearance has none of this name.
    func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue?

    /// Sets the value of an animatable property; returns whether the appearance has one of this name.
    func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) -> Bool
}
