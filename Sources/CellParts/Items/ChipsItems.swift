// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Chips that wrap, and no right part.
public typealias ChipsItem = LeftRightItem<LeftChips, RightEmpty>

/// Chips that wrap at the left, a detail at the right.
public typealias ChipsDetailItem = LeftRightItem<LeftChips, RightDetail>

/// Chips that wrap at the left, a detail with a chevron at the right.
public typealias ChipsDetailChevronItem = LeftRightItem<LeftChips, RightDetailChevron>

/// Chips that wrap at the left, a chevron at the right.
public typealias ChipsChevronItem = LeftRightItem<LeftChips, RightChevron>

/// Chips that wrap at the left, a badge at the right.
public typealias ChipsBadgeItem = LeftRightItem<LeftChips, RightBadge>

/// Chips that wrap at the left, a badge with a chevron at the right.
public typealias ChipsBadgeChevronItem = LeftRightItem<LeftChips, RightBadgeChevron>

/// Chips that wrap at the left, an icon at the right.
public typealias ChipsIconItem = LeftRightItem<LeftChips, RightIcon>

/// Chips that wrap at the left, an icon button at the right.
public typealias ChipsIconButtonItem = LeftRightItem<LeftChips, RightIconButton>

/// Chips that wrap at the left, a switch at the right.
public typealias ChipsToggleItem = LeftRightItem<LeftChips, RightToggle>

/// Chips that wrap at the left, a number with a stepper at the right.
public typealias ChipsStepperItem = LeftRightItem<LeftChips, RightStepper>

/// Chips that wrap at the left, a progress bar at the right.
public typealias ChipsProgressItem = LeftRightItem<LeftChips, RightProgress>

/// Chips that wrap at the left, a spinning wheel at the right.
public typealias ChipsActivityItem = LeftRightItem<LeftChips, RightActivity>

/// Chips that wrap at the left, a check mark at the right.
public typealias ChipsCheckmarkItem = LeftRightItem<LeftChips, RightCheckmark>

/// Chips that wrap at the left, a detail with a subtitle at the right.
public typealias ChipsDetailSubtitleItem = LeftRightItem<LeftChips, RightDetailSubtitle>

/// Chips that wrap at the left, a text button at the right.
public typealias ChipsTextButtonItem = LeftRightItem<LeftChips, RightTextButton>

/// Chips that wrap at the left, a dot at the right.
public typealias ChipsDotItem = LeftRightItem<LeftChips, RightDot>

/// Chips that wrap at the left, a slider at the right.
public typealias ChipsSliderItem = LeftRightItem<LeftChips, RightSlider>

/// Chips that wrap at the left, a segmented control at the right.
public typealias ChipsSegmentsItem = LeftRightItem<LeftChips, RightSegments>

/// Chips that wrap at the left, a menu button at the right.
public typealias ChipsMenuItem = LeftRightItem<LeftChips, RightMenu>

/// Chips that wrap at the left, a progress bar with a text at the right.
public typealias ChipsProgressTextItem = LeftRightItem<LeftChips, RightProgressText>

/// Chips that wrap at the left, a progress ring at the right.
public typealias ChipsProgressRingItem = LeftRightItem<LeftChips, RightProgressRing>

/// Chips that wrap at the left, a rating in stars at the right.
public typealias ChipsStarsItem = LeftRightItem<LeftChips, RightStars>

/// Chips that wrap at the left, a date picker at the right.
public typealias ChipsDateItem = LeftRightItem<LeftChips, RightDate>

/// Chips that wrap at the left, a view of your own at the right.
public typealias ChipsCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftChips, RightCustom<RightHosted>>
