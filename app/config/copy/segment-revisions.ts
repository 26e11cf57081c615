import { segmentRevisions as en } from './en/segment-revisions.ts'
import type { Localised } from './locale.ts'
import { segmentRevisions as tr } from './tr/segment-revisions.ts'

export type SegmentRevisionsCopy = typeof en
export const segmentRevisionsCopy: Localised<SegmentRevisionsCopy> = { en, tr }
