import { errors as en } from './en/errors.ts'
import { segmentAudioErrors as enSegmentAudio } from './en/segment-audio.ts'
import type { Localised } from './locale.ts'
import { errors as tr } from './tr/errors.ts'
import { segmentAudioErrors as trSegmentAudio } from './tr/segment-audio.ts'

export type ErrorCopy = typeof en & { segmentAudio: typeof enSegmentAudio }
export const errorCopy: Localised<ErrorCopy> = {
  en: { ...en, segmentAudio: enSegmentAudio },
  tr: { ...tr, segmentAudio: trSegmentAudio },
}
