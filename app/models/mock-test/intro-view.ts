/** Why a test cannot start now. */
export type StartHindrance =
  | { kind: 'running'; mockTestId: number; title: string }
  /** When the next test may start, as text. */
  | { kind: 'cooldown'; from: string }
