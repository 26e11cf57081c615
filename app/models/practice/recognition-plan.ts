import type { Language } from '../dialogues/language.ts'

/** What a browser offers for one language. `remote`: only by sending the voice to the browser's vendor. */
export type RecognitionSupport = 'unavailable' | 'downloadable' | 'downloading' | 'on-device' | 'remote'
export type SupportByLanguage = Readonly<Record<Language, RecognitionSupport>>
/** The learner's answer. Nothing is recognised while it is `unset`. */
export type RecognitionChoice = 'unset' | 'off' | 'on-device' | 'vendor-allowed'
export type RecognitionMode = 'none' | 'on-device' | 'remote'
/** Why recognition ended before it was told to. */
export type RecognitionFault = 'refused' | 'network' | 'failed'
/** `done` of `count` language packs. */
export type RecognitionInstall = 'no' | 'failed' | { done: number; count: number }

/** Which recognition may run: no voice is sent to a browser's vendor without the learner's consent. */
export function planRecognition(options: { support: RecognitionSupport; choice: RecognitionChoice }): RecognitionMode {
  const { support, choice } = options
  if (choice === 'unset' || choice === 'off' || support === 'unavailable') return 'none'
  if (support === 'on-device') return 'on-device'
  return choice === 'vendor-allowed' ? 'remote' : 'none'
}

/** Who makes this browser, and would be sent the voice; null if we cannot tell. */
export function browserMaker(userAgent: string): string | null {
  if (/OPR\/|SamsungBrowser|Vivaldi|YaBrowser/.test(userAgent)) return null
  if (/Edg(?:A|iOS)?\//.test(userAgent)) return 'Microsoft'
  if (/Chrom(?:e|ium)\/|CriOS\/|HeadlessChrome/.test(userAgent)) return 'Google'
  return /Safari\//.test(userAgent) ? 'Apple' : null
}

/** What the learner is asked; `some-vendor`: the browser recognises one of the languages on the device. */
export type RecognitionQuestion = 'on-device' | 'download' | 'vendor' | 'some-vendor'

/** What the learner is told before a recording. */
export type RecognitionOutlook =
  | { kind: 'question'; asks: RecognitionQuestion }
  | { kind: 'installing'; done: number; count: number }
  /** The language pack could not be fetched. */
  | { kind: 'not-installed' }
  /** `only`: the one language that is recognised, or null for both. */
  | { kind: 'ready'; mode: Exclude<RecognitionMode, 'none'>; only: Language | null }
  /** Nothing will be recognised, and why. `phone`: it cannot record and recognise at once. */
  | { kind: 'without'; why: 'unavailable' | 'phone' | 'off' | 'not-here' | RecognitionFault }

interface OutlookOptions {
  support: SupportByLanguage
  choice: RecognitionChoice
  install: RecognitionInstall
  /** Of the last recognition. */
  fault: RecognitionFault | null
  isPhone: boolean
}

/** What will happen to the words of the next recordings in this browser. */
export function recognitionOutlook(options: OutlookOptions): RecognitionOutlook {
  const { support, choice, install, fault, isPhone } = options
  const kinds = [support.en, support.tr]
  if (kinds.every((kind) => kind === 'unavailable')) return { kind: 'without', why: 'unavailable' }
  if (isPhone) return { kind: 'without', why: 'phone' }
  if (choice === 'unset') return { kind: 'question', asks: questionOf(kinds) }
  if (choice === 'off') return { kind: 'without', why: 'off' }
  if (fault) return { kind: 'without', why: fault }
  const modes = {
    en: planRecognition({ support: support.en, choice }),
    tr: planRecognition({ support: support.tr, choice }),
  }
  if (Object.values(modes).includes('remote')) return readyOf(modes, 'remote')
  if (install === 'failed') return { kind: 'not-installed' }
  if (install !== 'no') return { kind: 'installing', ...install }
  if (kinds.includes('downloading')) return { kind: 'installing', done: modesOn(modes).length, count: kinds.length }
  if (kinds.includes('downloadable')) return { kind: 'question', asks: 'download' }
  return modesOn(modes).length === 0 ? { kind: 'without', why: 'not-here' } : readyOf(modes, 'on-device')
}

function questionOf(kinds: RecognitionSupport[]): RecognitionQuestion {
  if (kinds.includes('remote')) return kinds.includes('on-device') ? 'some-vendor' : 'vendor'
  return kinds.every((kind) => kind === 'on-device') ? 'on-device' : 'download'
}

type Modes = Record<Language, RecognitionMode>

function modesOn(modes: Modes): Language[] {
  return (['en', 'tr'] as const).filter((language) => modes[language] !== 'none')
}

function readyOf(modes: Modes, mode: Exclude<RecognitionMode, 'none'>): RecognitionOutlook {
  const [first, second] = modesOn(modes)
  return { kind: 'ready', mode, only: first && !second ? first : null }
}
