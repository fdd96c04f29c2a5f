// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// An icon with a title and a subtitle, and no right part.
public typealias IconTitleSubtitleItem = LeftRightItem<LeftIconTitleSubtitle, RightEmpty>

/// An icon with a title and a subtitle at the left, a detail at the right.
public typealias IconTitleSubtitleDetailItem = LeftRightItem<LeftIconTitleSubtitle, RightDetail>

/// An icon with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias IconTitleSubtitleDetailChevronItem = LeftRightItem<LeftIconTitleSubtitle, RightDetailChevron>

/// An icon with a title and a subtitle at the left, a chevron at the right.
public typealias IconTitleSubtitleChevronItem = LeftRightItem<LeftIconTitleSubtitle, RightChevron>

/// An icon with a title and a subtitle at the left, a badge at the right.
public typealias IconTitleSubtitleBadgeItem = LeftRightItem<LeftIconTitleSubtitle, RightBadge>

/// An icon with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias IconTitleSubtitleBadgeChevronItem = LeftRightItem<LeftIconTitleSubtitle, RightBadgeChevron>

/// An icon with a title and a subtitle at the left, an icon at the right.
public typealias IconTitleSubtitleIconItem = LeftRightItem<LeftIconTitleSubtitle, RightIcon>

/// An icon with a title and a subtitle at the left, an icon button at the right.
public typealias IconTitleSubtitleIconButtonItem = LeftRightItem<LeftIconTitleSubtitle, RightIconButton>

/// An icon with a title and a subtitle at the left, a switch at the right.
public typealias IconTitleSubtitleToggleItem = LeftRightItem<LeftIconTitleSubtitle, RightToggle>

/// An icon with a title and a subtitle at the left, a number with a stepper at the right.
public typealias IconTitleSubtitleStepperItem = LeftRightItem<LeftIconTitleSubtitle, RightStepper>

/// An icon with a title and a subtitle at the left, a progress bar at the right.
public typealias IconTitleSubtitleProgressItem = LeftRightItem<LeftIconTitleSubtitle, RightProgress>

/// An icon with a title and a subtitle at the left, a spinning wheel at the right.
public typealias IconTitleSubtitleActivityItem = LeftRightItem<LeftIconTitleSubtitle, RightActivity>

/// An icon with a title and a subtitle at the left, a view of your own at the right.
public typealias IconTitleSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftIconTitleSubtitle, RightCustom<RightHosted>>
