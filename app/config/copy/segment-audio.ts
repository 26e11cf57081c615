import { segmentAudio as en } from './en/segment-audio.ts'
import type { Localised } from './locale.ts'
import { segmentAudio as tr } from './tr/segment-audio.ts'

export const segmentAudioCopy: Localised<typeof en> = { en, tr }
