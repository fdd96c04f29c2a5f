import PortableUIKit

/// The view that a ``Correspondence`` chooses for a model: a type of view, or a particular view.
@MainActor
public struct ViewChoice<Model> {
    let registration: (String?) -> ViewRegistration

    /// Chooses views of a type that a closure configures.
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

    /// Chooses views of a type that configure themselves.
    public static func type<View: ConfigurableView>(
        _ viewType: View.Type,
        decorator: ViewDecorator<View>? = nil
    ) -> ViewChoice where View.ViewModel == Model {
        .type(viewType, decorator: decorator) { view, _, model in view.configure(with: model) }
    }

    /// Chooses a particular view, which is embedded in a cell. It must be a plain view: UIKit creates cells itself.
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

    /// Chooses a particular view that configures itself.
    public static func view<View: ConfigurableView>(_ view: View) -> ViewChoice where View.ViewModel == Model {
        .view(view) { view, _, model in view.configure(with: model) }
    }
}
