import { at, realAt, realsOf } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { spareDimensions, subspaceRounds } = valuesOf(parameters.wordVectors)

/** Of Jacobi's rotations over the whole matrix: far more than it takes. */
const MAX_SWEEPS = 30
/** Beside eigenvalues of 1 and more. */
const NEGLIGIBLE = 1e-10
/** What is left of a vector that depends on others is rounding. */
const DEPENDENT = 1e-9

/** A symmetric matrix in rows: row i has values[starts[i] .. starts[i + 1]) in those columns. */
export interface SymmetricRows {
  readonly starts: Uint32Array
  readonly columns: Uint32Array
  readonly values: Float64Array
}

/** Vectors side by side: value `column` of row r is values[r x width + column]. */
interface Block {
  readonly width: number
  readonly values: Float64Array
}

/**
 * The eigenvectors of the largest eigenvalues by amount, each times the square root of that amount; at most `count`, one
 * value a row. By subspace iteration with a Rayleigh-Ritz step (Halko, Martinsson and Tropp 2011, Finding structure with
 * randomness, algorithms 4.4 and 5.3) from a start that is always the same: same matrix, same answer.
 */
export function scaledEigenvectors(matrix: SymmetricRows, count: number): Float64Array[] {
  const size = matrix.starts.length - 1
  const width = Math.min(size, count + spareDimensions)
  let basis = rightAngled({ width, values: realsOf(size * width, scattered) })
  // Between the rounds the columns only have to differ.
  for (let round = 1; round < subspaceRounds; round += 1) basis = rightAngled(times(matrix, basis))
  basis = orthonormal(times(matrix, basis))
  const { values, vectors } = eigenOf(products(basis, times(matrix, basis)))
  return [...values.keys()]
    .sort((one, other) => Math.abs(realAt(values, other)) - Math.abs(realAt(values, one)) || one - other)
    .slice(0, count)
    .map((index) => {
      const scale = Math.sqrt(Math.abs(realAt(values, index)))
      return realsOf(size, (row) => {
        let sum = 0
        for (let column = 0; column < width; column += 1)
          sum += realAt(basis.values, row * width + column) * entry(vectors, column, index)
        return sum * scale
      })
    })
}

/** Values from -1 to 1 by a hash of their place (Wang's mix), so that no direction is left out. */
function scattered(place: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 31 - 1
}

function times({ starts, columns, values }: SymmetricRows, { width, values: from }: Block): Block {
  const product = new Float64Array(from.length)
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const to = row * width
    const end = at(starts, row + 1)
    for (let slot = at(starts, row); slot < end; slot += 1) {
      const value = realAt(values, slot)
      const other = at(columns, slot) * width
      for (let column = 0; column < width; column += 1)
        product[to + column] = realAt(product, to + column) + value * realAt(from, other + column)
    }
  }
  return { width, values: product }
}

/** The dot products of each two columns. */
function products(one: Block, other: Block): Float64Array[] {
  const { width } = one
  const sums = Array.from({ length: width }, () => new Float64Array(width))
  for (let from = 0; from < one.values.length; from += width) {
    for (const [row, sum] of sums.entries()) {
      const value = realAt(one.values, from + row)
      for (let column = 0; column < width; column += 1)
        sum[column] = realAt(sum, column) + value * realAt(other.values, from + column)
    }
  }
  return sums
}

/** Those of the columns of one block, without those of a column and an earlier one, which are the same. */
function ownProducts({ width, values }: Block): Float64Array[] {
  const sums = Array.from({ length: width }, () => new Float64Array(width))
  for (let from = 0; from < values.length; from += width) {
    for (const [row, sum] of sums.entries()) {
      const value = realAt(values, from + row)
      for (let column = row; column < width; column += 1)
        sum[column] = realAt(sum, column) + value * realAt(values, from + column)
    }
  }
  return sums
}

/**
 * Columns of length 1 at right angles that span the same, by Cholesky's factor of their products, twice, because once
 * leaves rounding errors (Yamamoto and others 2015, Roundoff error analysis of the CholeskyQR2 algorithm); what depends on
 * others becomes 0.
 */
function orthonormal(block: Block): Block {
  return rightAngled(rightAngled(block))
}

function rightAngled(block: Block): Block {
  const { width, values } = block
  const factor = choleskyOf(ownProducts(block))
  const turned = new Float64Array(values.length)
  for (let from = 0; from < values.length; from += width) {
    for (let column = 0; column < width; column += 1) {
      const length = entry(factor, column, column)
      if (length === 0) continue
      let left = realAt(values, from + column)
      for (let before = 0; before < column; before += 1)
        left -= realAt(turned, from + before) * entry(factor, before, column)
      turned[from + column] = left / length
    }
  }
  return { width, values: turned }
}

/** The upper triangle R with R'R = the matrix; a row of zeros for a column that depends on those before. */
function choleskyOf(matrix: readonly Float64Array[]): Float64Array[] {
  const factor = matrix.map(({ length }) => new Float64Array(length))
  for (const [row, own] of factor.entries()) {
    for (let column = row; column < own.length; column += 1) {
      let left = entry(matrix, row, column)
      for (let before = 0; before < row; before += 1)
        left -= entry(factor, before, row) * entry(factor, before, column)
      if (column > row) own[column] = realAt(own, row) === 0 ? 0 : left / realAt(own, row)
      else own[row] = left > DEPENDENT * entry(matrix, row, row) ? Math.sqrt(left) : 0
    }
  }
  return factor
}

/** All eigenvalues and eigenvectors of a small symmetric matrix, by Jacobi's rotations; vectors[row][index]. */
function eigenOf(matrix: Float64Array[]): { values: Float64Array; vectors: Float64Array[] } {
  const size = matrix.length
  const vectors = matrix.map((_, row) => realsOf(size, (column) => (row === column ? 1 : 0)))
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let left = 0
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) {
        const value = entry(matrix, one, other)
        left = Math.max(left, Math.abs(value))
        if (Math.abs(value) > NEGLIGIBLE) rotate(matrix, vectors, one, other)
      }
    }
    if (left <= NEGLIGIBLE) break
  }
  return { values: realsOf(size, (index) => entry(matrix, index, index)), vectors }
}

function rotate(matrix: Float64Array[], vectors: Float64Array[], one: number, other: number): void {
  const angle = (entry(matrix, other, other) - entry(matrix, one, one)) / (2 * entry(matrix, one, other))
  const tangent = (angle < 0 ? -1 : 1) / (Math.abs(angle) + Math.sqrt(angle * angle + 1))
  const cosine = 1 / Math.sqrt(tangent * tangent + 1)
  const sine = tangent * cosine
  for (const row of matrix) turn(row, one, other, cosine, sine)
  const [first, second] = [matrix[one], matrix[other]]
  if (first === undefined || second === undefined) return
  for (let column = 0; column < first.length; column += 1) {
    const [x, y] = [realAt(first, column), realAt(second, column)]
    first[column] = cosine * x - sine * y
    second[column] = sine * x + cosine * y
  }
  for (const row of vectors) turn(row, one, other, cosine, sine)
}

function turn(row: Float64Array, one: number, other: number, cosine: number, sine: number): void {
  const [x, y] = [realAt(row, one), realAt(row, other)]
  row[one] = cosine * x - sine * y
  row[other] = sine * x + cosine * y
}

function entry(matrix: readonly Float64Array[], row: number, column: number): number {
  return matrix[row]?.[column] ?? 0
}
