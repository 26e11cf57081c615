import { samplePractice as en } from './en/sample-practice.ts'
import type { Localised } from './locale.ts'
import { samplePractice as tr } from './tr/sample-practice.ts'

export type SamplePracticeCopy = typeof en
export const samplePracticeCopy: Localised<SamplePracticeCopy> = { en, tr }
