/// What a data source has to show before, between and after the steps of a ``SectionedDifference``.
///
/// It is a view: no element is copied. Every section is shown as it is in the source or as it is in the target, or is
/// without elements for the moment, because they are still on their way to it or have left it already.
public struct StagedData<Section: DifferenceSection> {
    /// Where a section and its elements are taken from.
    @usableFromInline
    enum Origin {
        case source(Int)
        case target(Int)
        case emptySource(Int)
        case emptyTarget(Int)
    }

    @usableFromInline let source: [Section]
    @usableFromInline let target: [Section]
    @usableFromInline let origins: [Origin]?
    @usableFromInline let isSource: Bool

    /// Data that equals the source (`true`) or the target (`false`) of a difference.
    @usableFromInline
    init(source: [Section], target: [Section], isSource: Bool) {
        self.source = source
        self.target = target
        self.origins = nil
        self.isSource = isSource
    }

    /// Data composed of sections of both sides.
    @usableFromInline
    init(source: [Section], target: [Section], origins: [Origin]) {
        self.source = source
        self.target = target
        self.origins = origins
        self.isSource = false
    }

    /// The number of sections at this stage. Complexity: O(1).
    @inlinable
    public var numberOfSections: Int {
        origins?.count ?? (isSource ? source.count : target.count)
    }

    /// The number of elements a section has at this stage. Complexity: O(1).
    @inlinable
    public func numberOfElements(in section: Int) -> Int {
        switch origin(of: section) {
        case .source(let index): source[index].differenceElements.count
        case .target(let index): target[index].differenceElements.count
        case .emptySource, .emptyTarget: 0
        }
    }

    /// The element at a path that exists at this stage. Complexity: O(1).
    @inlinable
    public func element(at path: ElementPath) -> Section.Element {
        switch origin(of: path.section) {
        case .source(let index): source[index].differenceElements[path.element]
        case .target(let index): target[index].differenceElements[path.element]
        case .emptySource, .emptyTarget:
            preconditionFailure("Section \(path.section) has no elements at this stage, \(path) does not exist.")
        }
    }

    /// The section at an index: for its header, footer and layout.
    ///
    /// Ask ``numberOfElements(in:)`` and ``element(at:)`` about its elements: a section that is waiting for elements
    /// from elsewhere, or has given them away, is empty at this stage whatever the value itself contains.
    /// Complexity: O(1).
    @inlinable
    public func section(at index: Int) -> Section {
        switch origin(of: index) {
        case .source(let index), .emptySource(let index): source[index]
        case .target(let index), .emptyTarget(let index): target[index]
        }
    }

    /// The number of elements in every section, as ``validate(_:from:to:)`` takes it. Complexity: O(sections).
    public var elementCounts: [Int] {
        (0..<numberOfSections).map(numberOfElements(in:))
    }

    @usableFromInline
    func origin(of section: Int) -> Origin {
        if let origins { return origins[section] }
        return isSource ? .source(section) : .target(section)
    }
}
