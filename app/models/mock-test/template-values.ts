import { TEMPLATE_DEFAULT_MINUTES, TEMPLATE_DEFAULT_PASS, TEMPLATE_DEFAULT_POINTS } from '#app/config/mock-test.ts'

// Separate from template-draft.ts, to keep the schema library out of the browser.

/** A template as form values. A type alias, because conform does not accept an interface. */
export type TemplateValues = {
  title: string
  titleTr: string
  description: string
  descriptionTr: string
  level: string
  category: string
  durationMinutes: string
  totalPoints: string
  passingScore: string
  accessLevel: string
  dialogue1Id: string
  dialogue2Id: string
  version: string
}

/** A template in the admin list. */
export interface TemplateRow {
  id: number
  title: string
  titleTr: string | null
  category: string
  level: 'beginner' | 'intermediate' | 'advanced'
  durationMinutes: number
  totalPoints: number
  passingScore: number
  accessLevel: 'free' | 'premium'
  isActive: boolean
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
  /** Titles, including that of a deleted dialogue. */
  dialogues: [string, string]
  dialogueIds: [number, number]
}

/** A dialogue that a template may use. */
export interface Candidate {
  id: number
  title: string
  topic: string
  level: 'beginner' | 'intermediate' | 'advanced'
  isDraft: boolean
  /** How many other mock tests use it, drafts and inactive ones too. */
  uses: number
}

/** An empty form. */
export function emptyTemplate(): TemplateValues {
  return {
    title: '',
    titleTr: '',
    description: '',
    descriptionTr: '',
    level: 'beginner',
    category: '',
    durationMinutes: String(TEMPLATE_DEFAULT_MINUTES),
    totalPoints: String(TEMPLATE_DEFAULT_POINTS),
    passingScore: String(TEMPLATE_DEFAULT_PASS),
    accessLevel: 'premium',
    dialogue1Id: '',
    dialogue2Id: '',
    version: '',
  }
}
