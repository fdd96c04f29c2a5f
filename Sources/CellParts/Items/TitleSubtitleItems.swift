// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A title with a subtitle, and no right part.
public typealias TitleSubtitleItem = LeftRightItem<LeftTitleSubtitle, RightEmpty>

/// A title with a subtitle at the left, a detail at the right.
public typealias TitleSubtitleDetailItem = LeftRightItem<LeftTitleSubtitle, RightDetail>

/// A title with a subtitle at the left, a detail with a chevron at the right.
public typealias TitleSubtitleDetailChevronItem = LeftRightItem<LeftTitleSubtitle, RightDetailChevron>

/// A title with a subtitle at the left, a chevron at the right.
public typealias TitleSubtitleChevronItem = LeftRightItem<LeftTitleSubtitle, RightChevron>

/// A title with a subtitle at the left, a badge at the right.
public typealias TitleSubtitleBadgeItem = LeftRightItem<LeftTitleSubtitle, RightBadge>

/// A title with a subtitle at the left, a badge with a chevron at the right.
public typealias TitleSubtitleBadgeChevronItem = LeftRightItem<LeftTitleSubtitle, RightBadgeChevron>

/// A title with a subtitle at the left, an icon at the right.
public typealias TitleSubtitleIconItem = LeftRightItem<LeftTitleSubtitle, RightIcon>

/// A title with a subtitle at the left, an icon button at the right.
public typealias TitleSubtitleIconButtonItem = LeftRightItem<LeftTitleSubtitle, RightIconButton>

/// A title with a subtitle at the left, a switch at the right.
public typealias TitleSubtitleToggleItem = LeftRightItem<LeftTitleSubtitle, RightToggle>

/// A title with a subtitle at the left, a number with a stepper at the right.
public typealias TitleSubtitleStepperItem = LeftRightItem<LeftTitleSubtitle, RightStepper>

/// A title with a subtitle at the left, a progress bar at the right.
public typealias TitleSubtitleProgressItem = LeftRightItem<LeftTitleSubtitle, RightProgress>

/// A title with a subtitle at the left, a spinning wheel at the right.
public typealias TitleSubtitleActivityItem = LeftRightItem<LeftTitleSubtitle, RightActivity>

/// A title with a subtitle at the left, a view of your own at the right.
public typealias TitleSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftTitleSubtitle, RightCustom<RightHosted>>
