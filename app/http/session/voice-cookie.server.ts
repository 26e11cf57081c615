import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import type { RouterContextProvider } from 'react-router'
import { env } from '#app/config/env.server.ts'
import { VOICE_COOKIE_NAME, VOICE_COOKIE_SECONDS } from '#app/config/speech.ts'
import { toVoiceChoice, type VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { currentRequest } from '../context.server.ts'

type Context = Readonly<RouterContextProvider>

/** The voice that was chosen in this browser without an account. */
export function guestVoice(context: Context): VoiceChoice {
  return toVoiceChoice(Cookie.from(currentRequest(context).cookie).get(VOICE_COOKIE_NAME))
}

/** Remembers a guest's voice in the browser: a preference, not a secret, so unsigned. */
export function rememberVoice(context: Context, choice: VoiceChoice): void {
  const line = new SetCookie({
    name: VOICE_COOKIE_NAME,
    value: choice,
    path: '/',
    maxAge: VOICE_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.isHttps,
  })
  currentRequest(context).setCookies.push(line.toString())
}
