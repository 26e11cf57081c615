import { mockTestIntro as en } from './en/mock-test-intro.ts'
import type { Localised } from './locale.ts'
import { mockTestIntro as tr } from './tr/mock-test-intro.ts'

export const mockTestIntroCopy: Localised<typeof en> = { en, tr }
