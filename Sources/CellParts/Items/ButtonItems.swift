// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A button as wide as the row, and no right part.
public typealias ButtonItem = LeftRightItem<LeftButton, RightEmpty>
