import { selfMarking as en } from './en/self-marking.ts'
import type { Localised } from './locale.ts'
import { selfMarking as tr } from './tr/self-marking.ts'

export type SelfMarkingCopy = typeof en
export const selfMarkingCopy: Localised<SelfMarkingCopy> = { en, tr }
