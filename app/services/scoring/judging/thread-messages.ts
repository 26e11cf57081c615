import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import type { Judgement, JudgeRequest } from './judge-here.server.ts'

/** The number of the library without words. */
export const NO_LIBRARY = 0

/** `library`: by its number, and with its words if the thread has asked for them. */
export interface ThreadQuestion extends Omit<JudgeRequest, 'words'> {
  want: 'accepted' | 'judged'
  library: { id: number; words?: readonly LibraryWord[] }
}

export type ThreadAnswer =
  | { kind: 'library-wanted' }
  | { kind: 'failed'; problem: string }
  | { kind: 'accepted'; accepted: string[][] }
  | { kind: 'judged'; judgements: Judgement[] }
