// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A checkbox with a title, and no right part.
public typealias CheckboxItem = LeftRightItem<LeftCheckbox, RightEmpty>

/// A checkbox with a title at the left, a detail at the right.
public typealias CheckboxDetailItem = LeftRightItem<LeftCheckbox, RightDetail>

/// A checkbox with a title at the left, a detail with a chevron at the right.
public typealias CheckboxDetailChevronItem = LeftRightItem<LeftCheckbox, RightDetailChevron>

/// A checkbox with a title at the left, a chevron at the right.
public typealias CheckboxChevronItem = LeftRightItem<LeftCheckbox, RightChevron>

/// A checkbox with a title at the left, a badge at the right.
public typealias CheckboxBadgeItem = LeftRightItem<LeftCheckbox, RightBadge>

/// A checkbox with a title at the left, a badge with a chevron at the right.
public typealias CheckboxBadgeChevronItem = LeftRightItem<LeftCheckbox, RightBadgeChevron>

/// A checkbox with a title at the left, an icon at the right.
public typealias CheckboxIconItem = LeftRightItem<LeftCheckbox, RightIcon>

/// A checkbox with a title at the left, an icon button at the right.
public typealias CheckboxIconButtonItem = LeftRightItem<LeftCheckbox, RightIconButton>

/// A checkbox with a title at the left, a number with a stepper at the right.
public typealias CheckboxStepperItem = LeftRightItem<LeftCheckbox, RightStepper>

/// A checkbox with a title at the left, a progress bar at the right.
public typealias CheckboxProgressItem = LeftRightItem<LeftCheckbox, RightProgress>

/// A checkbox with a title at the left, a spinning wheel at the right.
public typealias CheckboxActivityItem = LeftRightItem<LeftCheckbox, RightActivity>

/// A checkbox with a title at the left, a detail with a subtitle at the right.
public typealias CheckboxDetailSubtitleItem = LeftRightItem<LeftCheckbox, RightDetailSubtitle>

/// A checkbox with a title at the left, a text button at the right.
public typealias CheckboxTextButtonItem = LeftRightItem<LeftCheckbox, RightTextButton>

/// A checkbox with a title at the left, a dot at the right.
public typealias CheckboxDotItem = LeftRightItem<LeftCheckbox, RightDot>

/// A checkbox with a title at the left, a slider at the right.
public typealias CheckboxSliderItem = LeftRightItem<LeftCheckbox, RightSlider>

/// A checkbox with a title at the left, a segmented control at the right.
public typealias CheckboxSegmentsItem = LeftRightItem<LeftCheckbox, RightSegments>

/// A checkbox with a title at the left, a menu button at the right.
public typealias CheckboxMenuItem = LeftRightItem<LeftCheckbox, RightMenu>

/// A checkbox with a title at the left, a progress bar with a text at the right.
public typealias CheckboxProgressTextItem = LeftRightItem<LeftCheckbox, RightProgressText>

/// A checkbox with a title at the left, a progress ring at the right.
public typealias CheckboxProgressRingItem = LeftRightItem<LeftCheckbox, RightProgressRing>

/// A checkbox with a title at the left, a rating in stars at the right.
public typealias CheckboxStarsItem = LeftRightItem<LeftCheckbox, RightStars>

/// A checkbox with a title at the left, a date picker at the right.
public typealias CheckboxDateItem = LeftRightItem<LeftCheckbox, RightDate>

/// A checkbox with a title at the left, a view of your own at the right.
public typealias CheckboxCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftCheckbox, RightCustom<RightHosted>>
