import { sitePath } from './site-path.ts'

/** What a notification leads to. */
export type Target =
  | { kind: 'dialogue'; dialogueId: number }
  | { kind: 'result'; dialogueId: number; submissionId: string }
  | { kind: 'mock-test'; mockTestId: number }
  /** The dialogue to begin with, whichever that is when the notification is read. */
  | { kind: 'first-dialogue' }
  /** A page that is always there. */
  | { kind: 'page'; path: string }

const LIBRARY = '/practice'
const ADDRESS =
  /^\/(?:practice\/(?<dialogue>\d{1,9})(?:\?attempt=(?<result>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?|mock-test\/session\/(?<mockTest>\d{1,9}))$/

/** What a stored link leads to; undefined where there is none, or where it would lead away from this site. */
export function targetOf(link: string | null): Target | undefined {
  const path = sitePath(link)
  if (path === undefined) return undefined
  const { dialogue, result, mockTest } = ADDRESS.exec(path)?.groups ?? {}
  if (mockTest !== undefined) return { kind: 'mock-test', mockTestId: Number(mockTest) }
  if (dialogue === undefined) return { kind: 'page', path }
  const dialogueId = Number(dialogue)
  return result === undefined ? { kind: 'dialogue', dialogueId } : { kind: 'result', dialogueId, submissionId: result }
}

/** Where a target is. `firstDialogueId`: null where the library has none to begin with. */
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

/** Which targets are there: what `findStanding` found. */
export interface Standing {
  /** Paths. */
  paths: ReadonlySet<string>
  firstDialogueId: number | null
}

/** Where a target is; null for one that is gone. */
export function openPath(target: Target, standing: Standing): string | null {
  const path = pathOf(target, standing.firstDialogueId)
  const isAlwaysThere = target.kind === 'page' || target.kind === 'first-dialogue'
  return isAlwaysThere || standing.paths.has(path) ? path : null
}
