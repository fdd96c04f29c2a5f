/// A checkbox with a title alone.
public typealias CheckboxItem = LeftRightItem<LeftCheckbox, RightEmpty>

/// A checkbox with a title and a chevron.
public typealias CheckboxChevronItem = LeftRightItem<LeftCheckbox, RightChevron>

/// A checkbox with a title and a detail.
public typealias CheckboxDetailItem = LeftRightItem<LeftCheckbox, RightDetail>

/// A checkbox with a title and a detail with a chevron.
public typealias CheckboxDetailChevronItem = LeftRightItem<LeftCheckbox, RightDetailChevron>
