import Foundation

extension CALayer {
    /// Returns the value of a property, or the value that was set for a custom key.
    public final func value(forKey key: String) -> Any? {
        value(forKeyPath: key)
    }

    /// Returns the value of a property or of a component such as `transform.scale.x`.
    public final func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".")[...]
        return animatableValue(names)?.boxed ?? extras?.undefinedKeyValues[keyPath]
    }

    /// Sets a property, or stores a value for a custom key.
    public final func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Sets a property or a component such as `transform.rotation`.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".")[...]
        guard let old = animatableValue(names) else { return setCustomValue(value, forKey: keyPath) }
        if let new = AnimatableValue(value, like: old) { setAnimatableValue(new, names) }
    }

    /// Reads a property, or a component, of one of the layer's value types.
    package final func read<Root>(
        _ names: ArraySlice<Substring>,
        _ root: Root,
        _ property: AnimatableProperty<Root>?
    ) -> AnimatableValue? {
        property?.part(names.dropFirst(), of: root)?.get(root)
    }

    /// Sets a property, or a component, of one of the layer's value types.
    package final func write<Root>(
        _ value: AnimatableValue,
        _ names: ArraySlice<Substring>,
        _ root: inout Root,
        _ property: AnimatableProperty<Root>?
    ) {
        property?.part(names.dropFirst(), of: root)?.set(&root, value)
    }
}

extension LayerValues {
    package static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<LayerValues>? {
        switch names.first {
        case "position": .point(\.position)
        case "bounds": .rect(\.bounds)
        case "anchorPoint": .point(\.anchorPoint)
        case "transform": .transform(\.transform)
        case "opacity": .number(\.opacity)
        case "backgroundColor": .color(\.backgroundColor)
        case "cornerRadius": .number(\.cornerRadius)
        case "borderWidth": .number(\.borderWidth)
        case "borderColor": .color(\.borderColor)
        default: nil
        }
    }
}

extension LayerShadow {
    package static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<LayerShadow>? {
        switch names.first {
        case "shadowColor": .color(\.color)
        case "shadowOpacity": .number(\.opacity)
        case "shadowOffset": .size(\.offset)
        case "shadowRadius": .number(\.radius)
        case "shadowPath": .path(\.path)
        default: nil
        }
    }
}
