import { data, redirect } from 'react-router'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { OnDeviceContext } from '#app/components/vocabulary/listen-button.tsx'
import { OwnWordsPage } from '#app/components/vocabulary/own/own-words-page.tsx'
import { ownWordsCopy } from '#app/config/copy/own-words.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { rowIdIn } from '#app/http/params/path-params.server.ts'
import { toAppError } from '#app/http/responses/refusal.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import type { LibraryTwin } from '#app/models/vocabulary/own/own-word.ts'
import { OwnWordFormSchema } from '#app/models/vocabulary/own/own-word-form.ts'
import { addOwnWord, changeOwnWord, loadOwnWords, removeOwnWord } from '#app/services/vocabulary/own-words.server.ts'
import type { Route } from './+types/own-words.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

/** The field at which a pair that the learner has already is refused, in the refusal's own words. */
const TAKEN_FIELDS = { english: null }
const NO_TWINS: LibraryTwin[] = []

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(ownWordsCopy[metaLocale(matches)].title) }]
}

const idIn = (url: URL, name: string) => rowIdIn(url, name, (copy) => copy.wordNotFound)

/** `?cursor=`: the id of the last word of the page before. */
function cursorIn(url: URL): number | undefined {
  const text = url.searchParams.get('cursor')
  if (text === null) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new AppError('VALIDATION_FAILED', (copy) => copy.listCursor)
  return Number(text)
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { id: userId, voice } = currentUser(context)
  const q = (url.searchParams.get('q') ?? '').trim()
  const before = cursorIn(url)
  const prefilled = (name: string) => (url.searchParams.get(name) ?? '').slice(0, WORD_MAX_CHARACTERS)
  const view = await loadOwnWords({ userId, q, before, edit: idIn(url, 'edit'), remove: idIn(url, 'delete') })
  const prefill = { english: prefilled('english'), turkish: prefilled('turkish') }
  return { ...view, q, prefill, isFirstPage: before === undefined, onDevice: voice === 'device' }
})

/** Counts a change against the learner's limit. @returns whose change it is. */
async function requireOwner(context: Route.ActionArgs['context']): Promise<number> {
  const { id } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'vocabulary-write', clientAddress, account: String(id) }))
  return id
}

async function remove({ url, context }: Route.ActionArgs) {
  const id = idIn(url, 'delete')
  if (id === undefined) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
  const { id: requestId, locale } = currentRequest(context)
  try {
    await removeOwnWord({ userId: await requireOwner(context), id })
  } catch (error) {
    const refusal = toAppError(error, requestId)
    if (refusal.code === 'NOT_FOUND') throw refusal
    const problem =
      refusal.code === 'INTERNAL' ? ownWordsCopy[locale].deleteFailed : refusal.sentence(errorCopy[locale])
    return data({ result: undefined, twins: NO_TWINS, problem }, { status: refusal.status })
  }
  await flashToast(context, 'ownWordDeleted')
  const q = url.searchParams.get('q') ?? ''
  return redirect(q === '' ? OWN_WORDS_PATH : `${OWN_WORDS_PATH}?${new URLSearchParams({ q }).toString()}`, 303)
}

/** Adds a word, saves the one in `?edit=`, or deletes the one in `?delete=`. */
export const action = page(async (args: Route.ActionArgs) => {
  const { request, url, context } = args
  const fields = await readFormData(request)
  if (fields.get('intent') === 'delete') return remove(args)

  const form = parseFields({ fields, schema: OwnWordFormSchema, context })
  if (form.status !== 'success') {
    return data({ result: form.reply(), twins: NO_TWINS, problem: undefined }, { status: 400 })
  }
  const id = idIn(url, 'edit')
  const { anyway, ...word } = form.value
  const copy = ownWordsCopy[currentRequest(context).locale]
  try {
    const userId = await requireOwner(context)
    if (id === undefined) {
      const { twins } = await addOwnWord({ userId, word, anyway: anyway !== undefined, now: new Date() })
      if (twins.length > 0) {
        const result = form.reply({ formErrors: [copy.twins.alert] })
        return data({ result, twins, problem: undefined }, { status: 409 })
      }
    } else await changeOwnWord({ userId, id, word })
  } catch (error) {
    const { data: result, init } = refuseForm(form, { error, context, failed: copy.failed, fields: TAKEN_FIELDS })
    return data({ result, twins: NO_TWINS, problem: undefined }, init ?? undefined)
  }
  await flashToast(context, id === undefined ? 'ownWordAdded' : 'ownWordSaved')
  return redirect(OWN_WORDS_PATH, 303)
})

export default function OwnWords({ loaderData, actionData }: Route.ComponentProps) {
  const { onDevice, ...view } = loaderData
  return (
    <OnDeviceContext value={onDevice}>
      <OwnWordsPage
        {...view}
        twins={actionData?.twins ?? NO_TWINS}
        result={actionData?.result}
        problem={actionData?.problem}
        answer={actionData}
      />
    </OnDeviceContext>
  )
}
