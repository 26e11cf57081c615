import { noteCourse as en } from './en/note-course.ts'
import type { Localised } from './locale.ts'
import { noteCourse as tr } from './tr/note-course.ts'

export const noteCourseCopy: Localised<typeof en> = { en, tr }
