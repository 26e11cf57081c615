import { z } from 'zod'
import type { Locale } from '#app/config/copy/locale.ts'
import { notificationSentencesCopy } from '#app/config/copy/notification-sentences.ts'
import { dateFormat, numberFormat } from '#app/config/formats.ts'
import { type Titled, titleIn } from '../dialogues/dialogue-words.ts'
import { knownZone } from '../progress/local-time.ts'
import type { Target } from './target.ts'

/** The language and time zone in which a notification is read. */
export interface Reader {
  locale: Locale
  timezone: string
}

/** A notification's text and target. */
export interface Wording {
  message: string
  target: Target
}

interface Words {
  copy: (typeof notificationSentencesCopy)[Locale]
  marks: (total: number) => string
  day: (at: string) => string
  /** The title of a dialogue or a mock test in the reader's language. */
  titled: (titled: Titled) => string
}

interface Definition<Schema extends z.ZodType> {
  /** The schema of the stored data. */
  data: Schema
  sentence: (words: Words, data: z.output<Schema>) => string
  leadsTo: (data: z.output<Schema>) => Target
  /** Not sent to a learner who has turned notifications off in /settings. */
  isOptional?: boolean
}

function wordsFor({ locale, timezone }: Reader): Words {
  const copy = notificationSentencesCopy[locale]
  return {
    copy,
    marks: (total) => numberFormat(locale, { maximumFractionDigits: 1 }).format(total),
    day: (at) => dateFormat(copy.dateLocale, { dateStyle: 'long', timeZone: knownZone(timezone) }).format(new Date(at)),
    titled: (titled) => titleIn(titled, locale),
  }
}

function define<Schema extends z.ZodType>(kind: Definition<Schema>) {
  const { data: schema, isOptional = false } = kind
  return {
    schema,
    isOptional,
    /** Undefined if the data does not fit this kind. */
    word: (stored: unknown, reader: Reader): Wording | undefined => {
      const { success, data } = schema.safeParse(stored)
      return success ? { message: kind.sentence(wordsFor(reader), data), target: kind.leadsTo(data) } : undefined
    },
  }
}

const Nothing = z.object({})
/** Notifications of the first releases have no Turkish title. */
const Named = { title: z.string(), titleTr: z.string().nullish() }
const DialogueNews = z.object({ dialogueId: z.int(), ...Named })
const Practice = DialogueNews.extend({ submissionId: z.guid() })
const MockTest = z.object({ mockTestId: z.int(), ...Named })
const marks = z.number()

const page = (path: string) => (): Target => ({ kind: 'page', path })
const result = ({ dialogueId, submissionId }: z.output<typeof Practice>): Target => {
  return { kind: 'result', dialogueId, submissionId }
}
const mockTest = ({ mockTestId }: z.output<typeof MockTest>): Target => ({ kind: 'mock-test', mockTestId })

/** About a learner's subscription; what concerns money is never optional. */
function aboutBilling(news: 'activated' | 'payment_failed' | 'recovered' | 'resumed' | 'ended', path: string) {
  return define({ data: Nothing, sentence: ({ copy }) => copy.billing[news], leadsTo: page(path) })
}

/**
 * Every kind of notification: its stored data, its text and its target. Optional are those that a learner would
 * notice anyway (the welcome, a practice or mock test result, a new dialogue). Never optional are those about money
 * or the safety of the account, and those without which something would wait unnoticed (an attempt that needs words).
 */
export const NOTIFICATION_KINDS = {
  welcome: define({
    data: Nothing,
    sentence: ({ copy }) => copy.welcome,
    leadsTo: () => ({ kind: 'first-dialogue' }),
    isOptional: true,
  }),
  'new-dialogue': define({
    data: DialogueNews,
    sentence: ({ copy, titled }, data) => copy.newDialogue(titled(data)),
    leadsTo: ({ dialogueId }) => ({ kind: 'dialogue', dialogueId }),
    isOptional: true,
  }),
  'practice-scored': define({
    data: Practice.extend({ marks }),
    sentence: (words, data) => words.copy.practiceScored(words.titled(data), words.marks(data.marks)),
    leadsTo: result,
    isOptional: true,
  }),
  'practice-words-wanted': define({
    data: Practice,
    sentence: ({ copy, titled }, data) => copy.practiceWordsWanted(titled(data)),
    leadsTo: result,
  }),
  'mock-test-scored': define({
    data: MockTest.extend({ marks }),
    sentence: (words, data) => words.copy.mockTestScored(words.titled(data), words.marks(data.marks)),
    leadsTo: mockTest,
    isOptional: true,
  }),
  'mock-test-words-wanted': define({
    data: MockTest,
    sentence: ({ copy, titled }, data) => copy.mockTestWordsWanted(titled(data)),
    leadsTo: mockTest,
  }),
  'google-linked': define({
    data: Nothing,
    sentence: ({ copy }) => copy.googleLinked,
    leadsTo: page('/settings'),
  }),
  'google-claimed': define({
    data: Nothing,
    sentence: ({ copy }) => copy.googleClaimed,
    leadsTo: page('/settings'),
  }),
  'billing-activated': aboutBilling('activated', '/practice'),
  'billing-payment-failed': aboutBilling('payment_failed', '/settings'),
  'billing-recovered': aboutBilling('recovered', '/settings'),
  'billing-resumed': aboutBilling('resumed', '/settings'),
  'billing-ended': aboutBilling('ended', '/upgrade'),
  'billing-ending': define({
    data: z.object({ until: z.iso.datetime() }),
    sentence: ({ copy, day }, { until }) => copy.billing.ending(day(until)),
    leadsTo: page('/settings'),
  }),
} as const

export type NotificationKind = keyof typeof NOTIFICATION_KINDS

/** The schema of a kind's data. */
export type DataOf<Kind extends NotificationKind> = z.output<(typeof NOTIFICATION_KINDS)[Kind]['schema']>

/** Whether a row's kind is known: older rows have none, and a newer release may have written others. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, kind)
}
