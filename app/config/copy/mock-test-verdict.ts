import { mockTestVerdict as en } from './en/mock-test-verdict.ts'
import type { Localised } from './locale.ts'

export const mockTestVerdictCopy: Localised<typeof en> = { en }
