import { sitePath } from './site-path.ts'

/** What a notification leads to. */
export type Target =
  | { kind: 'dialogue'; dialogueId: number }
  | { kind: 'result'; dialogueId: number; submissionId: string }
  | { kind: 'mock-test'; mockTestId: number }
  /** The dialogue to start with, chosen when the notification is read. */
  | { kind: 'first-dialogue' }
  /** A page that always exists. */
  | { kind: 'page'; path: string }

const LIBRARY = '/practice'
const ADDRESS =
  /^\/(?:practice\/(?<dialogue>\d{1,9})(?:\?attempt=(?<result>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?|mock-test\/session\/(?<mockTest>\d{1,9}))$/

/** The target of a stored link; undefined if there is none, or if it leads to another site. */
export function targetOf(link: string | null): Target | undefined {
  const path = sitePath(link)
  if (path === undefined) return undefined
  const { dialogue, result, mockTest } = ADDRESS.exec(path)?.groups ?? {}
  if (mockTest !== undefined) return { kind: 'mock-test', mockTestId: Number(mockTest) }
  if (dialogue === undefined) return { kind: 'page', path }
  const dialogueId = Number(dialogue)
  return result === undefined ? { kind: 'dialogue', dialogueId } : { kind: 'result', dialogueId, submissionId: result }
}

/** A target's path. `firstDialogueId`: null if the library has none to start with. */
export function pathOf(target: Target, firstDialogueId: number | null): string {
  switch (target.kind) {
    case 'dialogue':
      return `${LIBRARY}/${target.dialogueId}`
    case 'result':
      return `${LIBRARY}/${target.dialogueId}?attempt=${target.submissionId}`
    case 'mock-test':
      return `/mock-test/session/${target.mockTestId}`
    case 'first-dialogue':
      return firstDialogueId === null ? LIBRARY : `${LIBRARY}/${firstDialogueId}`
    case 'page':
      return target.path
  }
}

/** Which targets still exist, as found by `findStanding`. */
export interface Standing {
  /** The paths of these targets. */
  paths: ReadonlySet<string>
  firstDialogueId: number | null
}

/** A target's path; null if the target no longer exists. */
export function openPath(target: Target, standing: Standing): string | null {
  const path = pathOf(target, standing.firstDialogueId)
  const isAlwaysThere = target.kind === 'page' || target.kind === 'first-dialogue'
  return isAlwaysThere || standing.paths.has(path) ? path : null
}
