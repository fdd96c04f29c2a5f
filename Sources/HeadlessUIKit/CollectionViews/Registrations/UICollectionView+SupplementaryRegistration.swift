import Foundation

extension UICollectionView {
    /// A supplementary view class with a handler that configures views of a kind. Create it once and use it for all
    /// views.
    public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        /// Creates a registration for an element kind, with a handler that configures the views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused or new supplementary view, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let identity = registration.identity
        let kind = registration.elementKind
        identity.checkUse(kind: "supplementary view", name: "\(type(of: registration))")
        if reuseQueue.registeredClass(kind: kind, identifier: identity.reuseIdentifier) == nil {
            register(
                Supplementary.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identity.reuseIdentifier
            )
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: identity.reuseIdentifier,
            for: indexPath
        )
        guard let supplementary = view as? Supplementary else {
            preconditionFailure("The identifier of a registration names its own views only: \(view)")
        }
        registration.handler(supplementary, kind, indexPath)
        return supplementary
    }
}
