import Honeycomb

/// A set of parts for documents and catalogs: those of the design system and those of an app.
///
/// ```swift
/// let parts = DeclaredParts.designSystem.adding(DeclaredParts(rights: [RightRating.self]))
/// let document = try ScreenDocument(data: data, parts: parts)
/// ```
public struct DeclaredParts {
    /// The type of a declared left part.
    public typealias Left = any (LeftContent & DeclaredPart).Type

    /// The type of a declared right part.
    public typealias Right = any (RightContent & DeclaredPart).Type

    /// The type of a declared content.
    public typealias Content = any (ContainerContent & DeclaredPart).Type

    /// The left parts, in the order of the rows of the matrix.
    public private(set) var lefts: [Left]

    /// The right parts, in the order of the columns of the matrix.
    public private(set) var rights: [Right]

    /// The headers of sections.
    public private(set) var headers: [Content]

    /// The footers of sections.
    public private(set) var footers: [Content]

    /// The contents that documents may use in `LeftCustom` and `RightCustom`.
    public private(set) var customs: [Content]

    /// Creates a set of parts.
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

    /// Returns a set with additional parts. A part replaces an existing one with the same name.
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
    /// The parts of the design system. A new part is declared in its own file and added to this list.
    public static var designSystem: DeclaredParts {
        DeclaredParts(
            lefts: [
                LeftTitle.self, LeftTitleSubtitle.self, LeftIconTitle.self, LeftIconTitleSubtitle.self,
                LeftImageTitle.self, LeftImageTitleSubtitle.self, LeftCheckbox.self, LeftCheckboxSubtitle.self,
                LeftRadio.self, LeftTextField.self, LeftRadioSubtitle.self, LeftThreeLines.self, LeftRichText.self,
                LeftPicture.self, LeftPictureStack.self, LeftTile.self, LeftChips.self, LeftCenteredTitle.self,
                LeftButton.self, LeftField.self, LeftMessage.self, LeftSkeleton.self,
                LeftLines.self, LeftCard.self,
            ],
            rights: [
                RightEmpty.self, RightDetail.self, RightDetailChevron.self, RightChevron.self,
                RightBadge.self, RightBadgeChevron.self, RightIcon.self, RightIconButton.self, RightToggle.self,
                RightStepper.self, RightProgress.self, RightActivity.self, RightCheckmark.self,
                RightDetailSubtitle.self, RightTextButton.self, RightDot.self, RightSlider.self, RightSegments.self,
                RightMenu.self, RightProgressText.self, RightProgressRing.self, RightStars.self, RightDate.self,
            ],
            headers: [
                SectionLargeHeaderContent.self, SectionSmallHeaderContent.self, SectionActionHeaderContent.self,
                SectionDetailedHeaderContent.self,
            ],
            footers: [SectionTextFooterContent.self, SectionLinkFooterContent.self, SectionMessageFooterContent.self]
        )
    }
}
