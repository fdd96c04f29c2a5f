import PortableUIKit

/// The view that a closure of a ``Correspondence`` chooses for a model: a type, or a particular view.
@MainActor
public struct ViewChoice<Model> {
    let registration: (String?) -> ViewRegistration

    /// Views of a type, filled by a closure.
    public static func type<View: UIView>(
        _ viewType: View.Type,
        decorator: ViewDecorator<View>? = nil,
        configuration: @escaping @MainActor (View, IndexPath, Model) -> Void
    ) -> ViewChoice {
        ViewChoice { elementKind in
            ViewRegistration(
                itemType: Model.self,
                viewType: viewType,
                elementKind: elementKind,
                decorator: decorator,
                configuration: configuration
            )
        }
    }

    /// Views of a type that configure themselves.
    public static func type<View: ConfigurableView>(
        _ viewType: View.Type,
        decorator: ViewDecorator<View>? = nil
    ) -> ViewChoice where View.ViewModel == Model {
        .type(viewType, decorator: decorator) { view, _, model in view.configure(with: model) }
    }

    /// One particular view, put into a cell as it is. It must be a plain view: UIKit makes its cells itself.
    public static func view<View: UIView>(
        _ view: View,
        configuration: @escaping @MainActor (View, IndexPath, Model) -> Void
    ) -> ViewChoice {
        ViewChoice { elementKind in
            ViewRegistration(
                itemType: Model.self,
                viewType: View.self,
                elementKind: elementKind,
                reuseIdentifier: "\(ViewTypes.reuseIdentifier(of: View.self)) (one)",
                source: .instance(view),
                decorator: nil,
                configuration: configuration
            )
        }
    }

    /// One particular view that configures itself.
    public static func view<View: ConfigurableView>(_ view: View) -> ViewChoice where View.ViewModel == Model {
        .view(view) { view, _, model in view.configure(with: model) }
    }
}
