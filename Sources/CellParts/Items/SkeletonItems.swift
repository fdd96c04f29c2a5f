// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Shapes of a row that is being loaded, and no right part.
public typealias SkeletonItem = LeftRightItem<LeftSkeleton, RightEmpty>
