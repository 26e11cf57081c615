import { errors as en } from './en/errors.ts'
import type { Localised } from './locale.ts'
import { errors as tr } from './tr/errors.ts'

export type ErrorCopy = typeof en
export const errorCopy: Localised<ErrorCopy> = { en, tr }
