/** Why a test cannot begin now. */
export type StartHindrance =
  | { kind: 'running'; mockTestId: number; title: string }
  /** From when the next test may start, in words. */
  | { kind: 'cooldown'; from: string }
