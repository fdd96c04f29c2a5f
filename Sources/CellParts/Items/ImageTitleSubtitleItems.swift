// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// An image with a title and a subtitle, and no right part.
public typealias ImageTitleSubtitleItem = LeftRightItem<LeftImageTitleSubtitle, RightEmpty>

/// An image with a title and a subtitle at the left, a detail at the right.
public typealias ImageTitleSubtitleDetailItem = LeftRightItem<LeftImageTitleSubtitle, RightDetail>

/// An image with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias ImageTitleSubtitleDetailChevronItem = LeftRightItem<LeftImageTitleSubtitle, RightDetailChevron>

/// An image with a title and a subtitle at the left, a chevron at the right.
public typealias ImageTitleSubtitleChevronItem = LeftRightItem<LeftImageTitleSubtitle, RightChevron>

/// An image with a title and a subtitle at the left, a badge at the right.
public typealias ImageTitleSubtitleBadgeItem = LeftRightItem<LeftImageTitleSubtitle, RightBadge>

/// An image with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias ImageTitleSubtitleBadgeChevronItem = LeftRightItem<LeftImageTitleSubtitle, RightBadgeChevron>

/// An image with a title and a subtitle at the left, an icon at the right.
public typealias ImageTitleSubtitleIconItem = LeftRightItem<LeftImageTitleSubtitle, RightIcon>

/// An image with a title and a subtitle at the left, an icon button at the right.
public typealias ImageTitleSubtitleIconButtonItem = LeftRightItem<LeftImageTitleSubtitle, RightIconButton>

/// An image with a title and a subtitle at the left, a switch at the right.
public typealias ImageTitleSubtitleToggleItem = LeftRightItem<LeftImageTitleSubtitle, RightToggle>

/// An image with a title and a subtitle at the left, a number with a stepper at the right.
public typealias ImageTitleSubtitleStepperItem = LeftRightItem<LeftImageTitleSubtitle, RightStepper>

/// An image with a title and a subtitle at the left, a progress bar at the right.
public typealias ImageTitleSubtitleProgressItem = LeftRightItem<LeftImageTitleSubtitle, RightProgress>

/// An image with a title and a subtitle at the left, a spinning wheel at the right.
public typealias ImageTitleSubtitleActivityItem = LeftRightItem<LeftImageTitleSubtitle, RightActivity>

/// An image with a title and a subtitle at the left, a check mark at the right.
public typealias ImageTitleSubtitleCheckmarkItem = LeftRightItem<LeftImageTitleSubtitle, RightCheckmark>

/// An image with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias ImageTitleSubtitleDetailSubtitleItem = LeftRightItem<LeftImageTitleSubtitle, RightDetailSubtitle>

/// An image with a title and a subtitle at the left, a text button at the right.
public typealias ImageTitleSubtitleTextButtonItem = LeftRightItem<LeftImageTitleSubtitle, RightTextButton>

/// An image with a title and a subtitle at the left, a dot at the right.
public typealias ImageTitleSubtitleDotItem = LeftRightItem<LeftImageTitleSubtitle, RightDot>

/// An image with a title and a subtitle at the left, a slider at the right.
public typealias ImageTitleSubtitleSliderItem = LeftRightItem<LeftImageTitleSubtitle, RightSlider>

/// An image with a title and a subtitle at the left, a segmented control at the right.
public typealias ImageTitleSubtitleSegmentsItem = LeftRightItem<LeftImageTitleSubtitle, RightSegments>

/// An image with a title and a subtitle at the left, a menu button at the right.
public typealias ImageTitleSubtitleMenuItem = LeftRightItem<LeftImageTitleSubtitle, RightMenu>

/// An image with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias ImageTitleSubtitleProgressTextItem = LeftRightItem<LeftImageTitleSubtitle, RightProgressText>

/// An image with a title and a subtitle at the left, a progress ring at the right.
public typealias ImageTitleSubtitleProgressRingItem = LeftRightItem<LeftImageTitleSubtitle, RightProgressRing>

/// An image with a title and a subtitle at the left, a rating in stars at the right.
public typealias ImageTitleSubtitleStarsItem = LeftRightItem<LeftImageTitleSubtitle, RightStars>

/// An image with a title and a subtitle at the left, a date picker at the right.
public typealias ImageTitleSubtitleDateItem = LeftRightItem<LeftImageTitleSubtitle, RightDate>

/// An image with a title and a subtitle at the left, a view of your own at the right.
public typealias ImageTitleSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftImageTitleSubtitle, RightCustom<RightHosted>>
