import Foundation

extension UICollectionView {
    /// A class of supplementary views of a kind together with how they are filled. To be made once and used for every
    /// view.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        /// Fills a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        /// Makes a registration for a kind whose views the handler fills.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A supplementary view, one out of use or a new one, filled by the registration.
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
