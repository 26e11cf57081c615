import { DEALINGS } from '../senses/dealings.ts'
import { BODY_AND_MIND } from './body-and-mind.ts'
import { CONSENT } from './consent.ts'
import { DEALING } from './dealing.ts'
import { HOME_AND_PEOPLE } from './home-and-people.ts'
import { LAW_AND_PAPERS } from './law-and-papers.ts'
import { MONEY_AND_WORK } from './money-and-work.ts'
import { STATES } from './states.ts'
import { WORTH } from './worth.ts'

/**
 * Scales on which somebody takes sides: a heading, a line of wordings for one side and a line for the other, in both
 * languages as `senses/index.ts` describes them. Wordings of one side need not mean the same (enough, valid): what counts is
 * that nobody who says the one can mean the other side. A wording may say "not" itself ("kaydı yok" for unregistered).
 * A group of one line is no scale: what stands within its wordings takes no side anywhere ("to be honest").
 */
export const STANCE_LISTS = [
  CONSENT,
  DEALING,
  DEALINGS,
  STATES,
  WORTH,
  BODY_AND_MIND,
  MONEY_AND_WORK,
  LAW_AND_PAPERS,
  HOME_AND_PEOPLE,
]
