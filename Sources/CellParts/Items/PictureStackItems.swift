// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Overlapping pictures with a title and a subtitle, and no right part.
public typealias PictureStackItem = LeftRightItem<LeftPictureStack, RightEmpty>

/// Overlapping pictures with a title and a subtitle at the left, a detail at the right.
public typealias PictureStackDetailItem = LeftRightItem<LeftPictureStack, RightDetail>

/// Overlapping pictures with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias PictureStackDetailChevronItem = LeftRightItem<LeftPictureStack, RightDetailChevron>

/// Overlapping pictures with a title and a subtitle at the left, a chevron at the right.
public typealias PictureStackChevronItem = LeftRightItem<LeftPictureStack, RightChevron>

/// Overlapping pictures with a title and a subtitle at the left, a badge at the right.
public typealias PictureStackBadgeItem = LeftRightItem<LeftPictureStack, RightBadge>

/// Overlapping pictures with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias PictureStackBadgeChevronItem = LeftRightItem<LeftPictureStack, RightBadgeChevron>

/// Overlapping pictures with a title and a subtitle at the left, an icon at the right.
public typealias PictureStackIconItem = LeftRightItem<LeftPictureStack, RightIcon>

/// Overlapping pictures with a title and a subtitle at the left, an icon button at the right.
public typealias PictureStackIconButtonItem = LeftRightItem<LeftPictureStack, RightIconButton>

/// Overlapping pictures with a title and a subtitle at the left, a switch at the right.
public typealias PictureStackToggleItem = LeftRightItem<LeftPictureStack, RightToggle>

/// Overlapping pictures with a title and a subtitle at the left, a number with a stepper at the right.
public typealias PictureStackStepperItem = LeftRightItem<LeftPictureStack, RightStepper>

/// Overlapping pictures with a title and a subtitle at the left, a progress bar at the right.
public typealias PictureStackProgressItem = LeftRightItem<LeftPictureStack, RightProgress>

/// Overlapping pictures with a title and a subtitle at the left, a spinning wheel at the right.
public typealias PictureStackActivityItem = LeftRightItem<LeftPictureStack, RightActivity>

/// Overlapping pictures with a title and a subtitle at the left, a check mark at the right.
public typealias PictureStackCheckmarkItem = LeftRightItem<LeftPictureStack, RightCheckmark>

/// Overlapping pictures with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias PictureStackDetailSubtitleItem = LeftRightItem<LeftPictureStack, RightDetailSubtitle>

/// Overlapping pictures with a title and a subtitle at the left, a text button at the right.
public typealias PictureStackTextButtonItem = LeftRightItem<LeftPictureStack, RightTextButton>

/// Overlapping pictures with a title and a subtitle at the left, a dot at the right.
public typealias PictureStackDotItem = LeftRightItem<LeftPictureStack, RightDot>

/// Overlapping pictures with a title and a subtitle at the left, a slider at the right.
public typealias PictureStackSliderItem = LeftRightItem<LeftPictureStack, RightSlider>

/// Overlapping pictures with a title and a subtitle at the left, a segmented control at the right.
public typealias PictureStackSegmentsItem = LeftRightItem<LeftPictureStack, RightSegments>

/// Overlapping pictures with a title and a subtitle at the left, a menu button at the right.
public typealias PictureStackMenuItem = LeftRightItem<LeftPictureStack, RightMenu>

/// Overlapping pictures with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias PictureStackProgressTextItem = LeftRightItem<LeftPictureStack, RightProgressText>

/// Overlapping pictures with a title and a subtitle at the left, a progress ring at the right.
public typealias PictureStackProgressRingItem = LeftRightItem<LeftPictureStack, RightProgressRing>

/// Overlapping pictures with a title and a subtitle at the left, a rating in stars at the right.
public typealias PictureStackStarsItem = LeftRightItem<LeftPictureStack, RightStars>

/// Overlapping pictures with a title and a subtitle at the left, a date picker at the right.
public typealias PictureStackDateItem = LeftRightItem<LeftPictureStack, RightDate>

/// Overlapping pictures with a title and a subtitle at the left, a view of your own at the right.
public typealias PictureStackCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftPictureStack, RightCustom<RightHosted>>
