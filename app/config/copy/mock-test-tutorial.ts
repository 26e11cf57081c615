import { mockTestTutorial as en } from './en/mock-test-tutorial.ts'
import type { Localised } from './locale.ts'

export const mockTestTutorialCopy: Localised<typeof en> = { en }
