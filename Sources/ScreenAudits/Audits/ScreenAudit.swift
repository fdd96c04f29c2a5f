import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// Finds what people cannot read, reach or hear on a screen, and what is not where it should be.
///
/// ```swift
/// let findings = ScreenAudit().findings(in: host)
/// let some = ScreenAudit(without: [.pixelGrid], expecting: [AuditExpectation(.contrast, element: "Ad")])
/// ```
///
/// Lists are scrolled through, and the screen is shown at each text size; afterwards it is as it was.
public struct ScreenAudit: Sendable {
    /// The kinds of problems to look for.
    public var kinds: Set<AuditKind>
    /// Known problems, which are not reported.
    public var expectations: [AuditExpectation]
    /// The text sizes at which texts, overlaps, edges and sizes are checked; all by default.
    public var textSizes: [UIContentSizeCategory]
    /// The names of colors in the problems of contrast; without them, problems name no colors.
    public var tokenNames: TokenNames?

    /// Creates an audit of all kinds but some.
    public init(
        without leftOut: Set<AuditKind> = [],
        expecting expectations: [AuditExpectation] = [],
        textSizes: [UIContentSizeCategory] = ScreenAudit.allTextSizes
    ) {
        kinds = Set(AuditKind.allCases).subtracting(leftOut)
        self.expectations = expectations
        self.textSizes = textSizes
    }

    /// Creates an audit of some kinds.
    public init(only kinds: Set<AuditKind>) {
        self.init()
        self.kinds = kinds
    }

    /// All text sizes, from the smallest to the largest.
    public static let allTextSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns the problems of a screen, without the expected ones, from top to bottom.
    @MainActor
    public func findings(in host: ScreenHost) -> [AuditFinding] {
        report(in: host).findings
    }

    /// Audits a screen.
    @MainActor
    public func report(in host: ScreenHost) -> AuditReport {
        AuditReport(all(in: host), expectations: expectations)
    }

    /// Audits a view controller on a screen of its own.
    @MainActor
    public func report(
        of viewController: UIViewController,
        on configuration: ScreenConfiguration = ScreenConfiguration(size: CGSize(width: 390, height: 844))
    ) -> AuditReport {
        let host = ScreenHost(viewController, configuration: configuration)
        host.layout()
        return report(in: host)
    }

    /// Audits a state on a screen of its own.
    @MainActor
    public func report(
        of state: CollectionViewState,
        theme: CellTheme = .standard,
        on configuration: ScreenConfiguration = ScreenConfiguration(size: CGSize(width: 390, height: 844))
    ) -> AuditReport {
        report(of: CellScreenViewController(state: state, theme: theme), on: configuration)
    }

    @MainActor
    private func all(in host: ScreenHost) -> [AuditFinding] {
        var findings = visible(in: host, kinds: kinds)
        if kinds.contains(.spacing) {
            let spacings = ScreenSpacings(of: host.viewController) { host.layout() }
            findings += spacings.offScale.map { gap in
                AuditFinding(
                    kind: .spacing,
                    pointer: gap.pointer,
                    element: gap.element,
                    frame: gap.frame,
                    problem: String(gap.problem.dropFirst(gap.element.count + 2))
                )
            }
        }
        return findings + otherTextSizes(in: host, known: findings)
    }

    /// What is wrong at other text sizes only, each problem once.
    @MainActor
    private func otherTextSizes(in host: ScreenHost, known: [AuditFinding]) -> [AuditFinding] {
        let kinds = kinds.intersection(AuditKind.textSizeKinds)
        let usual = host.configuration.contentSizeCategory
        let others = textSizes.filter { $0 != usual }
        guard !kinds.isEmpty, !others.isEmpty else { return [] }
        struct Key: Hashable {
            let kind: AuditKind
            let pointer: String
            let element: String

            init(_ finding: AuditFinding) {
                (kind, pointer, element) = (finding.kind, finding.pointer, finding.element)
            }
        }
        let knownKeys = Set(known.map(Key.init))
        var found: [AuditFinding] = []
        var places: [Key: Int] = [:]
        for textSize in others {
            host.configuration.contentSizeCategory = textSize
            host.layout()
            for finding in visible(in: host, kinds: kinds) where !knownKeys.contains(Key(finding)) {
                if let place = places[Key(finding)] {
                    if found[place].textSizes.last != textSize { found[place].textSizes.append(textSize) }
                } else {
                    places[Key(finding)] = found.count
                    var finding = finding
                    finding.textSizes = [textSize]
                    found.append(finding)
                }
            }
        }
        host.configuration.contentSizeCategory = usual
        host.layout()
        return found
    }

    /// Scrolls through the screen and looks at what is seen.
    @MainActor
    private func visible(in host: ScreenHost, kinds: Set<AuditKind>) -> [AuditFinding] {
        let root: UIView = host.viewController.view
        let walk = ScreenWalk(root: root)
        var auditor = ScreenAuditor(host: host, root: root, kinds: kinds, names: tokenNames)
        for list in walk.lists {
            walk.visitParts(of: list, layout: host.layout) {
                auditor.audit(walk.visibleElements(of: list))
            }
        }
        auditor.auditScreen()
        return auditor.finish()
    }
}

/// The result of an audit.
public struct AuditReport: Sendable {
    /// The problems that were not expected, from top to bottom.
    public let findings: [AuditFinding]
    /// The problems that were expected.
    public let known: [AuditFinding]
    /// The expectations of problems that did not occur.
    public let unmet: [AuditExpectation]

    init(_ findings: [AuditFinding], expectations: [AuditExpectation]) {
        known = findings.filter { finding in expectations.contains { $0.matches(finding) } }
        self.findings = findings.filter { finding in !expectations.contains { $0.matches(finding) } }
        unmet = expectations.filter { expectation in !findings.contains { expectation.matches($0) } }
    }

    /// Whether there is nothing to say.
    public var isClean: Bool { findings.isEmpty && unmet.isEmpty }

    /// A line for each problem, and for each expectation that was not met.
    public var lines: [String] {
        findings.map { "\($0.pointer): \($0)" } + unmet.map { "expected \($0), which did not occur" }
    }
}
