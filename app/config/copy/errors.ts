import { errors as en } from './en/errors.ts'
import type { Localised } from './locale.ts'

export type ErrorCopy = typeof en
export const errorCopy: Localised<ErrorCopy> = { en }
