// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A centered title, and no right part.
public typealias CenteredTitleItem = LeftRightItem<LeftCenteredTitle, RightEmpty>
