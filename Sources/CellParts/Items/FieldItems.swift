// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A field that its state holds, and no right part.
public typealias FieldItem = LeftRightItem<LeftField, RightEmpty>

/// A field that its state holds at the left, a detail at the right.
public typealias FieldDetailItem = LeftRightItem<LeftField, RightDetail>

/// A field that its state holds at the left, a detail with a chevron at the right.
public typealias FieldDetailChevronItem = LeftRightItem<LeftField, RightDetailChevron>

/// A field that its state holds at the left, a chevron at the right.
public typealias FieldChevronItem = LeftRightItem<LeftField, RightChevron>

/// A field that its state holds at the left, a badge at the right.
public typealias FieldBadgeItem = LeftRightItem<LeftField, RightBadge>

/// A field that its state holds at the left, a badge with a chevron at the right.
public typealias FieldBadgeChevronItem = LeftRightItem<LeftField, RightBadgeChevron>

/// A field that its state holds at the left, an icon at the right.
public typealias FieldIconItem = LeftRightItem<LeftField, RightIcon>

/// A field that its state holds at the left, an icon button at the right.
public typealias FieldIconButtonItem = LeftRightItem<LeftField, RightIconButton>

/// A field that its state holds at the left, a switch at the right.
public typealias FieldToggleItem = LeftRightItem<LeftField, RightToggle>

/// A field that its state holds at the left, a number with a stepper at the right.
public typealias FieldStepperItem = LeftRightItem<LeftField, RightStepper>

/// A field that its state holds at the left, a progress bar at the right.
public typealias FieldProgressItem = LeftRightItem<LeftField, RightProgress>

/// A field that its state holds at the left, a spinning wheel at the right.
public typealias FieldActivityItem = LeftRightItem<LeftField, RightActivity>

/// A field that its state holds at the left, a check mark at the right.
public typealias FieldCheckmarkItem = LeftRightItem<LeftField, RightCheckmark>

/// A field that its state holds at the left, a detail with a subtitle at the right.
public typealias FieldDetailSubtitleItem = LeftRightItem<LeftField, RightDetailSubtitle>

/// A field that its state holds at the left, a text button at the right.
public typealias FieldTextButtonItem = LeftRightItem<LeftField, RightTextButton>

/// A field that its state holds at the left, a dot at the right.
public typealias FieldDotItem = LeftRightItem<LeftField, RightDot>

/// A field that its state holds at the left, a slider at the right.
public typealias FieldSliderItem = LeftRightItem<LeftField, RightSlider>

/// A field that its state holds at the left, a segmented control at the right.
public typealias FieldSegmentsItem = LeftRightItem<LeftField, RightSegments>

/// A field that its state holds at the left, a menu button at the right.
public typealias FieldMenuItem = LeftRightItem<LeftField, RightMenu>

/// A field that its state holds at the left, a progress bar with a text at the right.
public typealias FieldProgressTextItem = LeftRightItem<LeftField, RightProgressText>

/// A field that its state holds at the left, a progress ring at the right.
public typealias FieldProgressRingItem = LeftRightItem<LeftField, RightProgressRing>

/// A field that its state holds at the left, a rating in stars at the right.
public typealias FieldStarsItem = LeftRightItem<LeftField, RightStars>

/// A field that its state holds at the left, a date picker at the right.
public typealias FieldDateItem = LeftRightItem<LeftField, RightDate>

/// A field that its state holds at the left, a view of your own at the right.
public typealias FieldCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftField, RightCustom<RightHosted>>
