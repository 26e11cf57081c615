import type { Word } from '../../reading/word.ts'

/** The speaker's side ("I", "we"), the listener's, or anyone else. */
export type Person = 'first' | 'second' | 'third'

export type Relation = 'subject' | 'owner' | 'object'

/** That somebody does something, owns it, or has it done to them: "you owe", "your depot", "rang you". */
export interface Claim {
  relation: Relation
  person: Person
  /** What all forms of the verb or noun have in common. */
  stem: string
  /** Of a Turkish verb: the same in all persons of a tense. */
  tense?: number
  /** Of an English verb with a subject and no object. */
  isIntransitive?: boolean
  /** The smallest stretch that shows it. */
  words: readonly Word[]
}
