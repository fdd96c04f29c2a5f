import PortableUIKit

/// A rule of a ``CorrespondenceMap`` that assigns a view to models.
///
/// A rule applies to cells, or to supplementary views if it has an element kind. It is independent of the container:
/// rules whose views the container cannot show are skipped, so that one map serves collection views and table views.
@MainActor
public struct Correspondence {
    /// The specificity of a rule. A map follows the most specific matching rule, and among equals the first.
    public enum Rank: Int, Comparable, CaseIterable, Sendable {
        /// A particular item shown by a particular view.
        case particularView
        /// A particular item shown by views of a type.
        case particularItem
        /// Items of a type that satisfy a condition.
        case condition
        /// Items of exactly one type.
        case type
        /// Items that inherit from a class or conform to a protocol.
        case conformance
        /// Items for which a closure chooses the view.
        case closure

        /// Returns whether the left rank is more specific.
        public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    /// The models that the rule applies to, for the checks of a map.
    let subject: CorrespondenceSubject
    /// A short description of the rule: `TileViewModel → TileCell`.
    public let description: String
    let key: RegistrationKey
    /// Whether models are shown as rows.
    private(set) var showsRows = false
    private let match: (Any) -> (Rank, ViewRegistration)?

    /// Returns the rank of the match and the view for an item; `nil` if the rule does not match.
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
    /// Creates a rule that shows items with a registration; exact type matches rank above conformances.
    ///
    /// - Parameters:
    ///   - registration: The registration of the view.
    ///   - itemType: The type of the items.
    ///   - condition: A condition that items have to satisfy.
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
        showsRows = registration.rows != nil
    }

    /// Creates a rule for items of a type, optionally with a condition, whose views are configured by a closure.
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

    /// Creates a rule for items of a type, optionally with a condition, whose views configure themselves.
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
    /// Creates a rule that shows a particular item in a view of a type, or in a particular view.
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

    /// Creates a rule that shows a particular item in a view of a type that configures itself.
    public init<View: ConfigurableView>(
        item: View.ViewModel,
        to viewType: View.Type,
        elementKind: String? = nil
    ) where View.ViewModel: Hashable {
        self.init(item: item, to: .type(viewType), elementKind: elementKind)
    }

    /// Creates a rule that shows a particular item in a particular view.
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
    /// Creates a rule whose closure chooses the view for items of a type; if it returns `nil`, other rules are tried.
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

/// The models that a rule applies to.
enum CorrespondenceSubject {
    case item(AnyHashable, ViewRegistration)
    case condition
    case type(ViewRegistration)
    case closure
}
