import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { TryPage } from '#app/components/memory/try-page.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { memoryCopy } from '#app/config/copy/memory.ts'
import { MEMORY_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { MemoryTrySchema } from '#app/models/memory/memory-try.ts'
import { saveMemoryTry } from '#app/models/memory/memory-try.server.ts'
import { countTicks, readTryPlace } from '#app/models/memory/try-step.ts'
import { loadLadders } from '#app/services/memory/load-ladder.server.ts'
import { findPassage } from '#app/services/memory/passages.server.ts'
import type { Route } from './+types/memory-try.ts'

export const handle = { hydrates: true }

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(memoryCopy[metaLocale(matches)].title) }]
}

async function getPassage(id: string) {
  const passage = await findPassage(id)
  if (!passage) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  return passage
}

/** A step of a try on one passage. */
export const loader = page(async ({ url, params, context }: Route.LoaderArgs) => {
  const passage = await getPassage(params.passage)
  const { id: userId, voice } = currentUser(context)
  const ladders = await loadLadders(userId)
  const next = ladders.find(({ language }) => language === passage.language)?.passage ?? null
  return {
    passage,
    place: readTryPlace(url.searchParams, passage.units.length),
    tryId: randomUUID(),
    next: next === passage.id ? null : next,
    onDevice: voice === 'device',
  }
})

/** Keeps a try. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const passage = await getPassage(params.passage)
  const { id: userId } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(userId) }))
  const fields = await readFormData(request)
  const form = MemoryTrySchema.safeParse({
    id: fields.get('id'),
    repeated: fields.get('repeated'),
    unit: fields.getAll('unit'),
  })
  if (!form.success) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const units = passage.units.length
  const { language, rung, id } = passage
  const repeated = Math.min(form.data.repeated, units)
  const interpreted = countTicks(form.data.unit, units)
  await saveMemoryTry({
    userId,
    id: form.data.id,
    tried: { language, rung, passage: id, units, repeated, interpreted },
  })
  throw redirect(`${MEMORY_PATH}/${id}?step=done&repeated=${repeated}&interpreted=${interpreted}`, 303)
})

export default function MemoryTry({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(memoryCopy)
  const { passage, place } = loaderData
  return (
    <Page title={copy.title} subtitle={`${copy.languages[passage.language]} · ${copy.rung(passage.rung)}`}>
      <TryPage key={`${passage.id} ${place.step}`} {...loaderData} />
    </Page>
  )
}
