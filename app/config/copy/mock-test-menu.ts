import { mockTestMenu as en } from './en/mock-test-menu.ts'
import type { Localised } from './locale.ts'

export const mockTestMenuCopy: Localised<typeof en> = { en }

export type MenuCopy = typeof en
