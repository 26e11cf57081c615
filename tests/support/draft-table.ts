import { type Actor, notTheirs } from './access.ts'

/** The ids of drafts that a visitor could request. */
export interface Drafts {
  /** A free dialogue, the oldest in the library. */
  dialogueId: number
  templateId: number
  /** Published, but one of its dialogues is a draft. */
  halfTemplateId: number
  wordId: number
}

type Answers = Record<Actor, number>

interface Call {
  method: 'GET' | 'POST'
  /** With placeholders named after the fields of `Drafts`. */
  path: string
  /** Submits the dialogue. */
  isSubmission?: boolean
  answers: Answers
}

const nobodyElse = (admin: number): Answers => ({ guest: 404, learner: 404, pro: 404, tester: 404, admin })
const members = (admin: number): Answers => ({ ...notTheirs, admin })
/** A guest is asked to log in first. */
const page: Answers = { ...nobodyElse(200), guest: 302 }

/** The responses to requests for a draft by its id: admins may try it as a learner would. */
export const DRAFT_CALLS: Call[] = [
  { method: 'GET', path: '/practice/{dialogueId}', answers: page },
  { method: 'GET', path: '/practice/{dialogueId}?mode=type', answers: page },
  { method: 'GET', path: '/api/audio/segment/{dialogueId}/0', answers: nobodyElse(200) },
  { method: 'POST', path: '/api/bookmarks/{dialogueId}', answers: members(200) },
  { method: 'POST', path: '/api/likes/{dialogueId}', answers: members(200) },
  { method: 'POST', path: '/api/submit-naati-session', isSubmission: true, answers: members(200) },
  // A sample has no owner, so it makes no difference that an admin sends it.
  { method: 'POST', path: '/api/submit-sample-practice', isSubmission: true, answers: nobodyElse(404) },
  { method: 'GET', path: '/api/mock-test/templates/{templateId}', answers: nobodyElse(200) },
  { method: 'GET', path: '/api/mock-test/templates/{halfTemplateId}', answers: nobodyElse(200) },
  { method: 'POST', path: '/api/mock-test/start-template/{templateId}', answers: members(201) },
  { method: 'POST', path: '/api/mock-test/start-template/{halfTemplateId}', answers: members(201) },
  { method: 'GET', path: '/mock-test/exam/{templateId}', answers: page },
  { method: 'GET', path: '/mock-test/tutorial/{halfTemplateId}', answers: page },
  // Admins see word drafts on their own page only.
  { method: 'GET', path: '/api/vocabulary/{wordId}/speech/tr', answers: members(404) },
]
