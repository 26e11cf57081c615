import { founderStory as en } from './en/founder-story.ts'
import type { Localised } from './locale.ts'
import { founderStory as tr } from './tr/founder-story.ts'

export const founderStoryCopy: Localised<typeof en> = { en, tr }
