import { mockTestIntro as en } from './en/mock-test-intro.ts'
import type { Localised } from './locale.ts'

export const mockTestIntroCopy: Localised<typeof en> = { en }
