import Honeycomb

/// The parts that documents and catalogs know: those of the design system, and what an app adds to them.
///
/// ```swift
/// let parts = DeclaredParts.designSystem.adding(DeclaredParts(rights: [RightRating.self]))
/// let document = try ScreenDocument(data: data, parts: parts)
/// ```
public struct DeclaredParts {
    /// A left part whose fields can be read from documents.
    public typealias Left = any (LeftContent & DeclaredPart).Type

    /// A right part whose fields can be read from documents.
    public typealias Right = any (RightContent & DeclaredPart).Type

    /// Any content whose fields can be read from documents.
    public typealias Content = any (ContainerContent & DeclaredPart).Type

    /// The left parts, in the order of the sheet from top to bottom.
    public private(set) var lefts: [Left]

    /// The right parts, in the order of the sheet from left to right.
    public private(set) var rights: [Right]

    /// The headers of sections.
    public private(set) var headers: [Content]

    /// The footers of sections.
    public private(set) var footers: [Content]

    /// The contents that `LeftCustom` and `RightCustom` may show: views of an app's own that stand at both sides.
    public private(set) var customs: [Content]

    /// A set of parts; what is left out is not in it.
    public init(
        lefts: [Left] = [],
        rights: [Right] = [],
        headers: [Content] = [],
        footers: [Content] = [],
        customs: [Content] = []
    ) {
        self.lefts = lefts
        self.rights = rights
        self.headers = headers
        self.footers = footers
        self.customs = customs
    }

    /// These parts and others after them. A part with a name that is there already takes its place.
    public func adding(_ others: DeclaredParts) -> DeclaredParts {
        DeclaredParts(
            lefts: Self.merged(lefts, others.lefts) { $0.documentName },
            rights: Self.merged(rights, others.rights) { $0.documentName },
            headers: Self.merged(headers, others.headers) { $0.documentName },
            footers: Self.merged(footers, others.footers) { $0.documentName },
            customs: Self.merged(customs, others.customs) { $0.documentName }
        )
    }

    private static func merged<Part>(_ parts: [Part], _ others: [Part], name: (Part) -> String) -> [Part] {
        others.reduce(into: parts) { parts, other in
            if let index = parts.firstIndex(where: { name($0) == name(other) }) {
                parts[index] = other
            } else {
                parts.append(other)
            }
        }
    }
}

extension DeclaredParts {
    /// The parts of the design system. A new one is declared in its own file and listed here.
    public static var designSystem: DeclaredParts {
        DeclaredParts(
            lefts: [
                LeftTitle.self, LeftTitleSubtitle.self, LeftIconTitle.self, LeftIconTitleSubtitle.self,
                LeftImageTitle.self, LeftImageTitleSubtitle.self, LeftCheckbox.self, LeftCheckboxSubtitle.self,
                LeftRadio.self, LeftTextField.self,
            ],
            rights: [
                RightEmpty.self, RightDetail.self, RightDetailChevron.self, RightChevron.self,
                RightBadge.self, RightBadgeChevron.self, RightIcon.self, RightIconButton.self, RightToggle.self,
                RightStepper.self, RightProgress.self, RightActivity.self,
            ],
            headers: [SectionLargeHeaderContent.self, SectionSmallHeaderContent.self, SectionActionHeaderContent.self],
            footers: [SectionTextFooterContent.self, SectionLinkFooterContent.self]
        )
    }
}
