import { mockTestSession as en } from './en/mock-test-session.ts'
import type { Localised } from './locale.ts'
import { mockTestSession as tr } from './tr/mock-test-session.ts'

export type MockTestSessionCopy = typeof en
export const mockTestSessionCopy: Localised<MockTestSessionCopy> = { en, tr }
