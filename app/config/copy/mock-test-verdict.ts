import { mockTestVerdict as en } from './en/mock-test-verdict.ts'
import type { Localised } from './locale.ts'
import { mockTestVerdict as tr } from './tr/mock-test-verdict.ts'

export const mockTestVerdictCopy: Localised<typeof en> = { en, tr }
