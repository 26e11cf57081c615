import { samplePractice as en } from './en/sample-practice.ts'
import type { Localised } from './locale.ts'

export type SamplePracticeCopy = typeof en
export const samplePracticeCopy: Localised<SamplePracticeCopy> = { en }
