// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A text field, and no right part.
public typealias TextFieldItem = LeftRightItem<LeftTextField, RightEmpty>

/// A text field at the left, a detail at the right.
public typealias TextFieldDetailItem = LeftRightItem<LeftTextField, RightDetail>

/// A text field at the left, a detail with a chevron at the right.
public typealias TextFieldDetailChevronItem = LeftRightItem<LeftTextField, RightDetailChevron>

/// A text field at the left, a chevron at the right.
public typealias TextFieldChevronItem = LeftRightItem<LeftTextField, RightChevron>

/// A text field at the left, a badge at the right.
public typealias TextFieldBadgeItem = LeftRightItem<LeftTextField, RightBadge>

/// A text field at the left, a badge with a chevron at the right.
public typealias TextFieldBadgeChevronItem = LeftRightItem<LeftTextField, RightBadgeChevron>

/// A text field at the left, an icon at the right.
public typealias TextFieldIconItem = LeftRightItem<LeftTextField, RightIcon>

/// A text field at the left, an icon button at the right.
public typealias TextFieldIconButtonItem = LeftRightItem<LeftTextField, RightIconButton>

/// A text field at the left, a switch at the right.
public typealias TextFieldToggleItem = LeftRightItem<LeftTextField, RightToggle>

/// A text field at the left, a number with a stepper at the right.
public typealias TextFieldStepperItem = LeftRightItem<LeftTextField, RightStepper>

/// A text field at the left, a progress bar at the right.
public typealias TextFieldProgressItem = LeftRightItem<LeftTextField, RightProgress>

/// A text field at the left, a spinning wheel at the right.
public typealias TextFieldActivityItem = LeftRightItem<LeftTextField, RightActivity>

/// A text field at the left, a check mark at the right.
public typealias TextFieldCheckmarkItem = LeftRightItem<LeftTextField, RightCheckmark>

/// A text field at the left, a detail with a subtitle at the right.
public typealias TextFieldDetailSubtitleItem = LeftRightItem<LeftTextField, RightDetailSubtitle>

/// A text field at the left, a text button at the right.
public typealias TextFieldTextButtonItem = LeftRightItem<LeftTextField, RightTextButton>

/// A text field at the left, a dot at the right.
public typealias TextFieldDotItem = LeftRightItem<LeftTextField, RightDot>

/// A text field at the left, a slider at the right.
public typealias TextFieldSliderItem = LeftRightItem<LeftTextField, RightSlider>

/// A text field at the left, a segmented control at the right.
public typealias TextFieldSegmentsItem = LeftRightItem<LeftTextField, RightSegments>

/// A text field at the left, a menu button at the right.
public typealias TextFieldMenuItem = LeftRightItem<LeftTextField, RightMenu>

/// A text field at the left, a progress bar with a text at the right.
public typealias TextFieldProgressTextItem = LeftRightItem<LeftTextField, RightProgressText>

/// A text field at the left, a progress ring at the right.
public typealias TextFieldProgressRingItem = LeftRightItem<LeftTextField, RightProgressRing>

/// A text field at the left, a rating in stars at the right.
public typealias TextFieldStarsItem = LeftRightItem<LeftTextField, RightStars>

/// A text field at the left, a date picker at the right.
public typealias TextFieldDateItem = LeftRightItem<LeftTextField, RightDate>

/// A text field at the left, a view of your own at the right.
public typealias TextFieldCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftTextField, RightCustom<RightHosted>>
