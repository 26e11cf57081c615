/** Long work that stops after each piece, so that its caller may do something else in between. */
export type Pieces<Result> = Generator<void, Result>

/** Does all pieces at once. */
export function finish<Result>(work: Pieces<Result>): Result {
  let piece = work.next()
  while (!piece.done) piece = work.next()
  return piece.value
}
