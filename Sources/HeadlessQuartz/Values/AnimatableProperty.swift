import Foundation

/// Access to one animatable property of a layer, found by its key path.
package struct AnimatableProperty<Root> {
    package let get: (Root) -> AnimatableValue?
    package let set: (inout Root, AnimatableValue) -> Void

    package static func number(_ path: WritableKeyPath<Root, CGFloat>) -> Self {
        Self(get: { AnimatableValue(Double($0[keyPath: path])) }, set: { $0[keyPath: path] = CGFloat($1.number) })
    }

    package static func number(_ path: WritableKeyPath<Root, Float>) -> Self {
        Self(get: { AnimatableValue(Double($0[keyPath: path])) }, set: { $0[keyPath: path] = Float($1.number) })
    }

    package static func point(_ path: WritableKeyPath<Root, CGPoint>) -> Self {
        Self(get: { AnimatableValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.point })
    }

    package static func size(_ path: WritableKeyPath<Root, CGSize>) -> Self {
        Self(get: { AnimatableValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.size })
    }

    package static func rect(_ path: WritableKeyPath<Root, CGRect>) -> Self {
        Self(get: { AnimatableValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.rect })
    }

    package static func color(_ path: WritableKeyPath<Root, CGColor?>) -> Self {
        Self(get: { AnimatableValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.color })
    }

    package static func transform(_ path: WritableKeyPath<Root, CGAffineTransform>) -> Self {
        Self(get: { AnimatableValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.transform })
    }

    package static func path(_ path: WritableKeyPath<Root, CGPath?>) -> Self {
        Self(
            get: { AnimatableValue($0[keyPath: path] ?? CGPath(builder: PathBuilder())) },
            set: { $0[keyPath: path] = $1.path }
        )
    }

    /// Returns the component that the rest of a key path names, for example `x` of a point; `nil` if there is none.
    package func part(_ names: ArraySlice<Substring>, of root: Root) -> Self? {
        guard let name = names.first else { return self }
        guard let kind = get(root)?.kind else { return nil }
        switch (kind, name) {
        case (.point, "x"), (.size, "width"): return components(0..<1, as: .number)
        case (.point, "y"), (.size, "height"): return components(1..<2, as: .number)
        case (.rect, "origin"): return components(0..<2, as: .point).part(names.dropFirst(), of: root)
        case (.rect, "size"): return components(2..<4, as: .size).part(names.dropFirst(), of: root)
        case (.transform, _): return transformPart(names.joined(separator: "."))
        default: return nil
        }
    }

    private func components(_ range: Range<Int>, as kind: AnimatableValue.Kind) -> Self {
        Self(
            get: { root in
                get(root).map { AnimatableValue(kind: kind, components: Array($0.components[range])) }
            },
            set: { root, value in
                guard var whole = get(root) else { return }
                whole.components.replaceSubrange(range, with: value.components)
                set(&root, whole)
            }
        )
    }

    private func transformPart(_ name: String) -> Self? {
        switch name {
        case "rotation", "rotation.z":
            parts {
                $0.rotation
            } set: {
                $0.rotation = $1
            }
        case "scale.x":
            parts {
                $0.scaleX
            } set: {
                $0.scaleX = $1
            }
        case "scale.y":
            parts {
                $0.scaleY
            } set: {
                $0.scaleY = $1
            }
        case "scale":
            parts {
                ($0.scaleX + $0.scaleY) / 2
            } set: {
                ($0.scaleX, $0.scaleY) = ($1, $1)
            }
        case "translation.x":
            parts {
                $0.translation.x
            } set: {
                $0.translation.x = $1
            }
        case "translation.y":
            parts {
                $0.translation.y
            } set: {
                $0.translation.y = $1
            }
        case "translation":
            Self(
                get: { get($0).map { AnimatableValue(CGSize(width: $0.transform.tx, height: $0.transform.ty)) } },
                set: { root, value in
                    guard var transform = get(root)?.transform else { return }
                    (transform.tx, transform.ty) = (value.size.width, value.size.height)
                    set(&root, AnimatableValue(transform))
                }
            )
        default: nil
        }
    }

    private func parts(
        _ read: @escaping (DecomposedTransform) -> CGFloat,
        set write: @escaping (inout DecomposedTransform, CGFloat) -> Void
    ) -> Self {
        Self(
            get: { get($0).map { AnimatableValue(Double(read(DecomposedTransform($0.transform)))) } },
            set: { root, value in
                guard let transform = get(root)?.transform else { return }
                var parts = DecomposedTransform(transform)
                write(&parts, CGFloat(value.number))
                set(&root, AnimatableValue(parts.transform))
            }
        )
    }
}
