import { sprints as en } from './en/sprints.ts'
import type { Localised } from './locale.ts'
import { sprints as tr } from './tr/sprints.ts'

export const sprintsCopy: Localised<typeof en> = { en, tr }
