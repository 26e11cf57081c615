import { mockTestResults as en } from './en/mock-test-results.ts'
import type { Localised } from './locale.ts'

export type MockTestResultsCopy = typeof en
export const mockTestResultsCopy: Localised<MockTestResultsCopy> = { en }
