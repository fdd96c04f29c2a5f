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

/// A title with a subtitle at the left, a check mark at the right.
public typealias TitleSubtitleCheckmarkItem = LeftRightItem<LeftTitleSubtitle, RightCheckmark>

/// A title with a subtitle at the left, a detail with a subtitle at the right.
public typealias TitleSubtitleDetailSubtitleItem = LeftRightItem<LeftTitleSubtitle, RightDetailSubtitle>

/// A title with a subtitle at the left, a text button at the right.
public typealias TitleSubtitleTextButtonItem = LeftRightItem<LeftTitleSubtitle, RightTextButton>

/// A title with a subtitle at the left, a dot at the right.
public typealias TitleSubtitleDotItem = LeftRightItem<LeftTitleSubtitle, RightDot>

/// A title with a subtitle at the left, a slider at the right.
public typealias TitleSubtitleSliderItem = LeftRightItem<LeftTitleSubtitle, RightSlider>

/// A title with a subtitle at the left, a segmented control at the right.
public typealias TitleSubtitleSegmentsItem = LeftRightItem<LeftTitleSubtitle, RightSegments>

/// A title with a subtitle at the left, a menu button at the right.
public typealias TitleSubtitleMenuItem = LeftRightItem<LeftTitleSubtitle, RightMenu>

/// A title with a subtitle at the left, a progress bar with a text at the right.
public typealias TitleSubtitleProgressTextItem = LeftRightItem<LeftTitleSubtitle, RightProgressText>

/// A title with a subtitle at the left, a progress ring at the right.
public typealias TitleSubtitleProgressRingItem = LeftRightItem<LeftTitleSubtitle, RightProgressRing>

/// A title with a subtitle at the left, a rating in stars at the right.
public typealias TitleSubtitleStarsItem = LeftRightItem<LeftTitleSubtitle, RightStars>

/// A title with a subtitle at the left, a date picker at the right.
public typealias TitleSubtitleDateItem = LeftRightItem<LeftTitleSubtitle, RightDate>

/// A title with a subtitle at the left, a view of your own at the right.
public typealias TitleSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftTitleSubtitle, RightCustom<RightHosted>>
