import { practice as en } from './en/practice.ts'
import type { Localised } from './locale.ts'
import { practice as tr } from './tr/practice.ts'

export type PracticeCopy = typeof en
export type PlayerCopy = PracticeCopy['player']
export const practiceCopy: Localised<PracticeCopy> = { en, tr }
