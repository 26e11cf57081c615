import { chromium } from '@playwright/test'
import prepareFakeSpeech from '../../tests/e2e/global-setup.ts'
import { GOOGLE_PORT, STRIPE_PORT } from '../../tests/e2e/places.ts'
import { googlePerson, startGoogleDouble } from '../../tests/support/google-double.ts'
import { startStripeDouble } from '../../tests/support/stripe-double/server.ts'
import { makeCast } from './cast.ts'
import { CHOSEN } from './looks.ts'

/**
 * Creates the fake microphone's speech, the people who look at the screens, and the doubles of Stripe and Google.
 * @returns what ends the doubles.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepareFakeSpeech()
  const [stripe, google] = await Promise.all([
    startStripeDouble({ port: STRIPE_PORT }),
    startGoogleDouble({ port: GOOGLE_PORT }),
  ])
  google.setClaims(googlePerson())
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  for (const language of CHOSEN.languages) await makeCast(browser, language)
  await browser.close()
  return async () => {
    await Promise.all([stripe.close(), google.close()])
  }
}
