import { mockTestTutorial as en } from './en/mock-test-tutorial.ts'
import type { Localised } from './locale.ts'
import { mockTestTutorial as tr } from './tr/mock-test-tutorial.ts'

export const mockTestTutorialCopy: Localised<typeof en> = { en, tr }
