// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A checkbox with a title and a subtitle, and no right part.
public typealias CheckboxSubtitleItem = LeftRightItem<LeftCheckboxSubtitle, RightEmpty>

/// A checkbox with a title and a subtitle at the left, a detail at the right.
public typealias CheckboxSubtitleDetailItem = LeftRightItem<LeftCheckboxSubtitle, RightDetail>

/// A checkbox with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias CheckboxSubtitleDetailChevronItem = LeftRightItem<LeftCheckboxSubtitle, RightDetailChevron>

/// A checkbox with a title and a subtitle at the left, a chevron at the right.
public typealias CheckboxSubtitleChevronItem = LeftRightItem<LeftCheckboxSubtitle, RightChevron>

/// A checkbox with a title and a subtitle at the left, a badge at the right.
public typealias CheckboxSubtitleBadgeItem = LeftRightItem<LeftCheckboxSubtitle, RightBadge>

/// A checkbox with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias CheckboxSubtitleBadgeChevronItem = LeftRightItem<LeftCheckboxSubtitle, RightBadgeChevron>

/// A checkbox with a title and a subtitle at the left, an icon at the right.
public typealias CheckboxSubtitleIconItem = LeftRightItem<LeftCheckboxSubtitle, RightIcon>

/// A checkbox with a title and a subtitle at the left, an icon button at the right.
public typealias CheckboxSubtitleIconButtonItem = LeftRightItem<LeftCheckboxSubtitle, RightIconButton>

/// A checkbox with a title and a subtitle at the left, a number with a stepper at the right.
public typealias CheckboxSubtitleStepperItem = LeftRightItem<LeftCheckboxSubtitle, RightStepper>

/// A checkbox with a title and a subtitle at the left, a progress bar at the right.
public typealias CheckboxSubtitleProgressItem = LeftRightItem<LeftCheckboxSubtitle, RightProgress>

/// A checkbox with a title and a subtitle at the left, a spinning wheel at the right.
public typealias CheckboxSubtitleActivityItem = LeftRightItem<LeftCheckboxSubtitle, RightActivity>

/// A checkbox with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias CheckboxSubtitleDetailSubtitleItem = LeftRightItem<LeftCheckboxSubtitle, RightDetailSubtitle>

/// A checkbox with a title and a subtitle at the left, a text button at the right.
public typealias CheckboxSubtitleTextButtonItem = LeftRightItem<LeftCheckboxSubtitle, RightTextButton>

/// A checkbox with a title and a subtitle at the left, a dot at the right.
public typealias CheckboxSubtitleDotItem = LeftRightItem<LeftCheckboxSubtitle, RightDot>

/// A checkbox with a title and a subtitle at the left, a slider at the right.
public typealias CheckboxSubtitleSliderItem = LeftRightItem<LeftCheckboxSubtitle, RightSlider>

/// A checkbox with a title and a subtitle at the left, a segmented control at the right.
public typealias CheckboxSubtitleSegmentsItem = LeftRightItem<LeftCheckboxSubtitle, RightSegments>

/// A checkbox with a title and a subtitle at the left, a menu button at the right.
public typealias CheckboxSubtitleMenuItem = LeftRightItem<LeftCheckboxSubtitle, RightMenu>

/// A checkbox with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias CheckboxSubtitleProgressTextItem = LeftRightItem<LeftCheckboxSubtitle, RightProgressText>

/// A checkbox with a title and a subtitle at the left, a progress ring at the right.
public typealias CheckboxSubtitleProgressRingItem = LeftRightItem<LeftCheckboxSubtitle, RightProgressRing>

/// A checkbox with a title and a subtitle at the left, a rating in stars at the right.
public typealias CheckboxSubtitleStarsItem = LeftRightItem<LeftCheckboxSubtitle, RightStars>

/// A checkbox with a title and a subtitle at the left, a date picker at the right.
public typealias CheckboxSubtitleDateItem = LeftRightItem<LeftCheckboxSubtitle, RightDate>

/// A checkbox with a title and a subtitle at the left, a view of your own at the right.
public typealias CheckboxSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftCheckboxSubtitle, RightCustom<RightHosted>>
