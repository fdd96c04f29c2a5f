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

/// An icon with a title and a subtitle at the left, a check mark at the right.
public typealias IconTitleSubtitleCheckmarkItem = LeftRightItem<LeftIconTitleSubtitle, RightCheckmark>

/// An icon with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias IconTitleSubtitleDetailSubtitleItem = LeftRightItem<LeftIconTitleSubtitle, RightDetailSubtitle>

/// An icon with a title and a subtitle at the left, a text button at the right.
public typealias IconTitleSubtitleTextButtonItem = LeftRightItem<LeftIconTitleSubtitle, RightTextButton>

/// An icon with a title and a subtitle at the left, a dot at the right.
public typealias IconTitleSubtitleDotItem = LeftRightItem<LeftIconTitleSubtitle, RightDot>

/// An icon with a title and a subtitle at the left, a slider at the right.
public typealias IconTitleSubtitleSliderItem = LeftRightItem<LeftIconTitleSubtitle, RightSlider>

/// An icon with a title and a subtitle at the left, a segmented control at the right.
public typealias IconTitleSubtitleSegmentsItem = LeftRightItem<LeftIconTitleSubtitle, RightSegments>

/// An icon with a title and a subtitle at the left, a menu button at the right.
public typealias IconTitleSubtitleMenuItem = LeftRightItem<LeftIconTitleSubtitle, RightMenu>

/// An icon with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias IconTitleSubtitleProgressTextItem = LeftRightItem<LeftIconTitleSubtitle, RightProgressText>

/// An icon with a title and a subtitle at the left, a progress ring at the right.
public typealias IconTitleSubtitleProgressRingItem = LeftRightItem<LeftIconTitleSubtitle, RightProgressRing>

/// An icon with a title and a subtitle at the left, a rating in stars at the right.
public typealias IconTitleSubtitleStarsItem = LeftRightItem<LeftIconTitleSubtitle, RightStars>

/// An icon with a title and a subtitle at the left, a date picker at the right.
public typealias IconTitleSubtitleDateItem = LeftRightItem<LeftIconTitleSubtitle, RightDate>

/// An icon with a title and a subtitle at the left, a view of your own at the right.
public typealias IconTitleSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftIconTitleSubtitle, RightCustom<RightHosted>>
