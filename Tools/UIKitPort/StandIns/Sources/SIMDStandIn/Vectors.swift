import Foundation

/// A vector of two floating-point numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three floating-point numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four floating-point numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two integers without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three integers without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four integers without a sign.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two floating-point numbers, by its old name.
public typealias float2 = SIMD2<Float>
/// A vector of three floating-point numbers, by its old name.
public typealias float3 = SIMD3<Float>
/// A vector of four floating-point numbers, by its old name.
public typealias float4 = SIMD4<Float>
/// A vector of two double-precision numbers, by its old name.
public typealias double2 = SIMD2<Double>
/// A vector of three double-precision numbers, by its old name.
public typealias double3 = SIMD3<Double>
/// A vector of four double-precision numbers, by its old name.
public typealias double4 = SIMD4<Double>

/// The sum of the products of the elements.
public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
/// The sum of the products of the elements.
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(a, b) }

/// The square of the length of a vector.
public func simd_length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(vector, vector)
}
/// The square of the length of a vector.
public func length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(vector, vector) }
/// The length of a vector.
public func simd_length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(vector, vector).squareRoot()
}
/// The length of a vector.
public func length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(vector) }

/// The square of the distance of two points.
public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(a - b)
}
/// The distance of two points.
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
/// The distance of two points.
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }

/// The vector of length 1 in the direction of another one.
public func simd_normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector / simd_length(vector) }
/// The vector of length 1 in the direction of another one.
public func normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { simd_normalize(vector) }

/// The vector at right angles to two others.
public func simd_cross<S: FloatingPoint & SIMDScalar>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> {
    let x = a.y * b.z - a.z * b.y
    let y = a.z * b.x - a.x * b.z
    let z = a.x * b.y - a.y * b.x
    return SIMD3(x, y, z)
}
/// The vector at right angles to two others.
public func cross<S: FloatingPoint & SIMDScalar>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> { simd_cross(a, b) }

/// The vector between two others: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + t * (b - a) }
/// The vector between two others: the first at 0, the second at 1.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + t * (b - a) }
/// The vector between two others: the first at 0, the second at 1, each element by its own factor.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: FloatingPoint { a + t * (b - a) }

/// The smaller one of each pair of elements.
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
/// The larger one of each pair of elements.
public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }
/// A vector whose elements are between those of two others.
public func simd_clamp<V: SIMD>(_ vector: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
    pointwiseMin(pointwiseMax(vector, low), high)
}
/// A vector whose elements are between those of two others.
public func clamp<V: SIMD>(_ vector: V, min low: V, max high: V) -> V where V.Scalar: Comparable {
    simd_clamp(vector, low, high)
}

/// The sum of the elements.
public func simd_reduce_add<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { vector.sum() }
/// The elements without their signs.
public func simd_abs<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(vector, V.zero - vector) }
/// The elements without their signs.
public func abs<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { simd_abs(vector) }

/// The direction in which a vector is reflected by a plane with a normal of length 1.
public func simd_reflect<V: SIMD>(_ vector: V, _ normal: V) -> V where V.Scalar: FloatingPoint {
    let factor: V.Scalar = 2 * simd_dot(vector, normal)
    return vector - factor * normal
}
