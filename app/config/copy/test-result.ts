import { testResult as en } from './en/test-result.ts'
import type { Localised } from './locale.ts'
import { testResult as tr } from './tr/test-result.ts'

export const testResultCopy: Localised<typeof en> = { en, tr }
