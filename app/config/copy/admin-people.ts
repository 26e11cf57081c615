import { adminPeople as en } from './en/admin-people.ts'
import type { Localised } from './locale.ts'
import { adminPeople as tr } from './tr/admin-people.ts'

export const adminPeopleCopy: Localised<typeof en> = { en, tr }
