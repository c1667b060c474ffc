/** Small symmetric, positive definite matrices, by Cholesky. */

export type Matrix = readonly Float64Array[];

export const zeros = (size: number): Float64Array[] =>
  Array.from({ length: size }, () => new Float64Array(size));

const at = (matrix: Matrix, i: number, j: number): number => matrix[i]?.[j] ?? 0;

/** The lower triangle whose product with its mirror image is the matrix. */
export function choleskyOf(matrix: Matrix): Matrix {
  const lower = zeros(matrix.length);
  lower.forEach((row, i) => {
    for (let j = 0; j <= i; j++) {
      let sum = at(matrix, i, j);
      for (let k = 0; k < j; k++) sum -= (row[k] ?? 0) * at(lower, j, k);
      row[j] = i === j ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / at(lower, j, j);
    }
  });
  return lower;
}

/** `x` where the matrix times `x` is `right`. */
export function solved(lower: Matrix, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < x.length; i++) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= at(lower, i, k) * (x[k] ?? 0);
    x[i] = sum / at(lower, i, i);
  }
  for (let i = x.length - 1; i >= 0; i--) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < x.length; k++) sum -= at(lower, k, i) * (x[k] ?? 0);
    x[i] = sum / at(lower, i, i);
  }
  return x;
}

export function inverseBy(lower: Matrix): Matrix {
  return lower.map((_, i) => {
    const unit = new Float64Array(lower.length);
    unit[i] = 1;
    return solved(lower, unit);
  });
}
