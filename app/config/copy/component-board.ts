import { componentBoard as en } from './en/component-board.ts'
import type { Localised } from './locale.ts'

export const componentBoardCopy: Localised<typeof en> = { en }
