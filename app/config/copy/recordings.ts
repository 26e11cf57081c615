import { recordings as en } from './en/recordings.ts'
import type { Localised } from './locale.ts'
import { recordings as tr } from './tr/recordings.ts'

export const recordingsCopy: Localised<typeof en> = { en, tr }
