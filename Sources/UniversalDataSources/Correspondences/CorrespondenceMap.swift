import PortableUIKit

/// A value that maps models to the views that show them, so that neither has to know the other.
///
///     let list = CorrespondenceMap {
///         Correspondence(TileViewModel.self, to: TileCell.self)
///         Correspondence(TileViewModel.self, to: LargeTileCell.self, where: { $0.isLarge })
///         Correspondence((any Titled).self, to: TitleCell.self)
///         ViewDecorator<TileCell> { cell, _ in cell.layer.cornerRadius = 12 }
///     }
///
/// One type of view can show many types of models, and one type of model can be shown by many views.
///
/// **Order.** Layers are searched from the top; the first one with a matching rule wins. Within a layer the most
/// specific rule wins, as defined by ``Correspondence/Rank``: a particular item with its own view, a particular item, a
/// type with a condition, a type, a protocol or superclass, a closure. Among rules of the same rank the first one wins.
@MainActor
public struct CorrespondenceMap {
    private struct Layer {
        var correspondences: [Correspondence] = []
        var decorators: [AnyViewDecorator] = []
    }

    /// The layers, from the top.
    private var layers: [Layer]

    /// Creates a map with one layer of rules and decorators.
    public init(@CorrespondenceMapBuilder _ entries: () -> [CorrespondenceMapEntry]) {
        self.init(entries())
    }

    /// Creates a map with one layer of rules.
    public init(_ correspondences: [Correspondence] = []) {
        layers = [Layer(correspondences: correspondences)]
    }

    private init(_ entries: [CorrespondenceMapEntry]) {
        var layer = Layer()
        for entry in entries {
            switch entry.content {
            case .correspondence(let correspondence): layer.correspondences.append(correspondence)
            case .decorator(let decorator): layer.decorators.append(decorator)
            }
        }
        layers = [layer]
    }

    /// Returns this map on top of another one, which is searched if this one has no match: an app's map over a
    /// library's.
    ///
    /// Decorators of both are applied, those of this map last.
    public func layered(over lower: CorrespondenceMap) -> CorrespondenceMap {
        var map = self
        map.layers += lower.layers
        return map
    }

    /// The number of layers.
    public var numberOfLayers: Int { layers.count }

    /// Descriptions of the rules, from the top.
    public var descriptions: [String] { layers.flatMap { $0.correspondences.map(\.description) } }

    /// Returns the view for an item.
    ///
    /// - Throws: ``UniversalDataSourceProblem/missing(_:container:registered:)`` if no rule matches.
    public func resolution(
        of item: Any,
        elementKind: String? = nil,
        container: ViewContainer
    ) throws(UniversalDataSourceProblem) -> CorrespondenceResolution {
        for (index, layer) in layers.enumerated() {
            var matches: [(rank: Correspondence.Rank, registration: ViewRegistration, rule: Correspondence)] = []
            for rule in layer.correspondences where rule.key.elementKind == elementKind {
                guard let match = rule.match(item), match.registration.isSuitable(for: container) else { continue }
                matches.append((match.rank, match.registration, rule))
            }
            guard let rank = matches.map(\.rank).min() else { continue }
            let candidates = matches.filter { $0.rank == rank }
            return CorrespondenceResolution(
                registration: candidates[0].registration,
                rank: rank,
                layer: index,
                candidates: candidates.map(\.rule.description)
            )
        }
        throw .missing(
            RegistrationKey(itemType: type(of: item), elementKind: elementKind),
            container: container,
            registered: rules(elementKind: elementKind).map(\.description)
        )
    }

    /// Whether a rule shows models as rows.
    var showsRows: Bool { layers.contains { $0.correspondences.contains(where: \.showsRows) } }

    /// The rules for cells or for an element kind, from the top.
    func rules(elementKind: String?) -> [Correspondence] {
        layers.flatMap(\.correspondences).filter { $0.key.elementKind == elementKind }
    }

    /// The rules of each layer, from the top.
    var rulesByLayer: [[Correspondence]] { layers.map(\.correspondences) }

    /// The element kinds of supplementary views that have rules.
    var elementKinds: Set<String> { Set(layers.flatMap(\.correspondences).compactMap(\.key.elementKind)) }

    /// The decorators in the order of application: those of upper layers last, so that they win.
    var decorators: [AnyViewDecorator] { layers.reversed().flatMap(\.decorators) }
}

/// The result of looking up an item in a map.
@MainActor
public struct CorrespondenceResolution {
    /// The registration that creates and configures the view.
    public let registration: ViewRegistration
    /// The rank of the matching rule.
    public let rank: Correspondence.Rank
    /// The index of the layer that contains the rule, from the top.
    public let layer: Int
    /// Descriptions of the matching rules of this rank; the first one is followed.
    public let candidates: [String]

    /// Whether more than one rule of the same rank matches.
    public var isAmbiguous: Bool { candidates.count > 1 }
}
