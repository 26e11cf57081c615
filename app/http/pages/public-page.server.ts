import type { RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from '../context.server.ts'
import { type Provider, PROVIDERS } from '#app/config/legal.ts'
import { type SiteFacts, storedByBrowser } from '#app/models/help/site-facts.ts'

/** The data for the head of every public page: see publicMeta. */
export function publicPage(context: Readonly<RouterContextProvider>): { locale: Locale; origin: string } {
  return { locale: currentRequest(context).locale, origin: env.APP_URL }
}

const { transcription, scoring } = env

// Who receives recordings, and who only their words: the two can be different servers.
const isHeardByOpenAi = transcription.kind !== 'none' && transcription.isOpenAi
const isHeardByCompatible = transcription.kind === 'openai' && !transcription.isOpenAi
const isReadByOpenAi = scoring.kind === 'openai' && scoring.isOpenAi
const isReadByCompatible = scoring.kind === 'openai' && !scoring.isOpenAi

const isInUse: Record<Provider, boolean> = {
  openai: isHeardByOpenAi && isReadByOpenAi,
  openaiRecordings: isHeardByOpenAi && !isReadByOpenAi,
  openaiWords: isReadByOpenAi && !isHeardByOpenAi,
  compatible: isHeardByCompatible,
  compatibleWords: isReadByCompatible && !isHeardByCompatible,
  recogniser: transcription.kind === 'server' && !transcription.isOpenAi,
  google: env.google !== undefined,
  stripe: env.stripe !== undefined,
  mux: env.mux !== undefined,
  storage: env.recordings.kind === 's3',
  mail: env.mail.kind === 'smtp',
}

/** The facts about this installation that the legal pages show. */
export function siteFacts(): SiteFacts {
  const providers = PROVIDERS.filter((provider) => isInUse[provider])
  return {
    contact: env.supportEmail ?? null,
    providers,
    ...storedByBrowser({ providers, isHttps: env.isHttps }),
    stripe: env.stripe === undefined ? 'off' : env.billingUi === 'elements' ? 'here' : 'there',
  }
}
