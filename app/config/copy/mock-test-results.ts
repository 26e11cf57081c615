import { mockTestResults as en } from './en/mock-test-results.ts'
import type { Localised } from './locale.ts'
import { mockTestResults as tr } from './tr/mock-test-results.ts'

export type MockTestResultsCopy = typeof en
export const mockTestResultsCopy: Localised<MockTestResultsCopy> = { en, tr }
