import { componentBoard as en } from './en/component-board.ts'
import type { Localised } from './locale.ts'
import { componentBoard as tr } from './tr/component-board.ts'

export const componentBoardCopy: Localised<typeof en> = { en, tr }
