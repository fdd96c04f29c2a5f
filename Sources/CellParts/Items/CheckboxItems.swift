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

/// A checkbox with a title at the left, a view of your own at the right.
public typealias CheckboxCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftCheckbox, RightCustom<RightHosted>>
