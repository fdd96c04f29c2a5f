import PortableUIKit

/// One rule of a ``CorrespondenceMap``: which models are shown by which view.
///
/// A rule is for cells, or for supplementary views where it has an element kind. It says nothing about a container: rules whose
/// views cannot be shown in it are passed over, so that one map serves collections and tables.
@MainActor
public struct Correspondence {
    /// How particular a rule is. In a map the most particular one that matches is followed, and among equals the first.
    public enum Rank: Int, Comparable, CaseIterable, Sendable {
        /// A particular item is shown by a particular view.
        case particularView
        /// A particular item is shown by views of a type.
        case particularItem
        /// Items of a type that fulfil a condition.
        case condition
        /// Items of exactly a type.
        case type
        /// Items that inherit from a type or conform to a protocol.
        case conformance
        /// Whatever a closure chooses.
        case closure

        /// Whether the left one is more particular.
        public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    /// What the rule is about, for the checks of a map.
    let subject: CorrespondenceSubject
    /// The rule in a few words: `TileViewModel → TileCell`.
    public let description: String
    let key: RegistrationKey
    private let match: (Any) -> (Rank, ViewRegistration)?

    /// The view for an item with the rank of the match, nil where the rule does not match.
    func match(_ item: Any) -> (rank: Rank, registration: ViewRegistration)? { match(item) }

    fileprivate init(
        subject: CorrespondenceSubject,
        description: String,
        key: RegistrationKey,
        match: @escaping (Any) -> (Rank, ViewRegistration)?
    ) {
        self.subject = subject
        self.description = description
        self.key = key
        self.match = match
    }
}

// MARK: Types

extension Correspondence {
    /// Shows items with a registration; those of exactly its type before those that merely conform to it.
    ///
    /// - Parameter condition: What items have to fulfil.
    public init<Model>(
        _ registration: ViewRegistration,
        of itemType: Model.Type,
        where condition: (@MainActor (Model) -> Bool)? = nil
    ) {
        self.init(
            subject: condition == nil ? .type(registration) : .condition,
            description: "\(itemType)\(condition == nil ? "" : " with a condition") → \(registration.viewType)",
            key: registration.key
        ) { item in
            guard let model = item as? Model else { return nil }
            if let condition { return condition(model) ? (.condition, registration) : nil }
            return (Swift.type(of: item) == itemType ? .type : .conformance, registration)
        }
    }

    /// Shows items of a type, with a condition or without one, in views that a closure fills.
    public init<Model, View: UIView>(
        _ itemType: Model.Type,
        to viewType: View.Type,
        elementKind: String? = nil,
        decorator: ViewDecorator<View>? = nil,
        where condition: (@MainActor (Model) -> Bool)? = nil,
        configuration: @escaping @MainActor (View, IndexPath, Model) -> Void
    ) {
        let choice = ViewChoice<Model>.type(viewType, decorator: decorator, configuration: configuration)
        self.init(choice.registration(elementKind), of: itemType, where: condition)
    }

    /// Shows items of a type, with a condition or without one, in views that configure themselves.
    public init<View: ConfigurableView>(
        _ itemType: View.ViewModel.Type,
        to viewType: View.Type,
        elementKind: String? = nil,
        decorator: ViewDecorator<View>? = nil,
        where condition: (@MainActor (View.ViewModel) -> Bool)? = nil
    ) {
        let choice = ViewChoice<View.ViewModel>.type(viewType, decorator: decorator)
        self.init(choice.registration(elementKind), of: itemType, where: condition)
    }
}

// MARK: Particular items

extension Correspondence {
    /// Shows one particular item in a view of a type, or in a particular view.
    ///
    ///     Correspondence(item: promotion, to: .type(BannerCell.self))
    ///     Correspondence(item: trailer, to: .view(playerView))
    public init<Model: Hashable>(item: Model, to choice: ViewChoice<Model>, elementKind: String? = nil) {
        let registration = choice.registration(elementKind)
        let rank: Rank = if case .instance = registration.source { .particularView } else { .particularItem }
        self.init(
            subject: .item(AnyHashable(item), registration),
            description: "\(item) → \(registration.viewType)",
            key: registration.key
        ) { other in
            (other as? Model) == item ? (rank, registration) : nil
        }
    }

    /// Shows one particular item in a view of a type that configures itself.
    public init<View: ConfigurableView>(
        item: View.ViewModel,
        to viewType: View.Type,
        elementKind: String? = nil
    ) where View.ViewModel: Hashable {
        self.init(item: item, to: .type(viewType), elementKind: elementKind)
    }

    /// Shows one particular item in a particular view.
    public init<View: ConfigurableView>(
        item: View.ViewModel,
        to view: View,
        elementKind: String? = nil
    ) where View.ViewModel: Hashable {
        self.init(item: item, to: .view(view), elementKind: elementKind)
    }
}

// MARK: Closures

extension Correspondence {
    /// Shows items of a type, or of any, in what a closure chooses; where it chooses nothing, other rules are asked.
    ///
    ///     Correspondence(Photo.self) { photo in
    ///         photo.isPanorama ? .type(WidePhotoCell.self) : .type(PhotoCell.self)
    ///     }
    public init<Model>(
        _ itemType: Model.Type,
        elementKind: String? = nil,
        choosing choose: @escaping @MainActor (Model) -> ViewChoice<Model>?
    ) {
        self.init(
            subject: .closure,
            description: "\(itemType) → chosen by a closure",
            key: RegistrationKey(itemType: itemType, elementKind: elementKind)
        ) { item in
            (item as? Model).flatMap(choose).map { (.closure, $0.registration(elementKind)) }
        }
    }
}

/// What a rule is about.
enum CorrespondenceSubject {
    case item(AnyHashable, ViewRegistration)
    case condition
    case type(ViewRegistration)
    case closure
}
