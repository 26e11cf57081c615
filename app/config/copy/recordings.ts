import { recordings as en } from './en/recordings.ts'
import type { Localised } from './locale.ts'

export const recordingsCopy: Localised<typeof en> = { en }
