import { mockTestMenu as en } from './en/mock-test-menu.ts'
import type { Localised } from './locale.ts'
import { mockTestMenu as tr } from './tr/mock-test-menu.ts'

export const mockTestMenuCopy: Localised<typeof en> = { en, tr }

export type MenuCopy = typeof en
