import { redirect } from 'react-router'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { WordNoteForm } from '#app/components/vocabulary/word-note-form.tsx'
import { WordPairs } from '#app/components/vocabulary/word-pairs.tsx'
import { wordNoteCopy } from '#app/config/copy/word-note.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import { findVocabularyItem } from '#app/models/vocabulary/item.server.ts'
import { findWordNote, saveWordNote } from '#app/models/vocabulary/own/word-note.server.ts'
import { WordNoteFormSchema } from '#app/models/vocabulary/own/word-note-form.ts'
import { readWordParam, wordPath } from '#app/models/vocabulary/word-path.ts'
import type { Route } from './+types/word-note.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: pageTitle(wordNoteCopy[metaLocale(matches)].title(loaderData.word.english)) }]
}

/** The word in the path, by its id. @throws AppError NOT_FOUND for one that learners do not see. */
async function wordIn(params: { word: string }) {
  const wanted = readWordParam(params.word)
  const word = wanted === null ? null : await findVocabularyItem(wanted)
  if (!word) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  const { id, english, turkish } = word
  return { id, english, turkish }
}

export const loader = page(async ({ params, context }: Route.LoaderArgs) => {
  const word = await wordIn(params)
  return { word, note: await findWordNote({ userId: currentUser(context).id, vocabularyId: word.id }) }
})

/** Saves or deletes the learner's note, and returns to the word's entry or where the form was. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const { id: userId } = currentUser(context)
  const { clientAddress, locale } = currentRequest(context)
  const form = await parseForm({ request, schema: WordNoteFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  const word = await wordIn(params)
  const text = form.value.intent === 'delete' ? '' : form.value.text
  try {
    await requireWithin(limitsOf({ name: 'vocabulary-write', clientAddress, account: String(userId) }))
    const isSaved = await saveWordNote({ userId, vocabularyId: word.id, text })
    if (!isSaved) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  } catch (error) {
    return refuseForm(form, { error, context, failed: wordNoteCopy[locale].failed })
  }
  await flashToast(context, text === '' ? 'wordNoteDeleted' : 'wordNoteSaved')
  throw redirect(sitePath(form.value.back) ?? wordPath(word), 303)
})

/** The form by itself: for a note that was refused, and for links. */
export default function WordNote({ loaderData: { word, note }, actionData }: Route.ComponentProps) {
  const copy = useCopy(wordNoteCopy)
  return (
    <Page title={copy.title(word.english)}>
      <div className="mb-6 max-w-2xl">
        <WordPairs words={[word]} />
      </div>
      <WordNoteForm word={word} note={note} lastResult={actionData} />
    </Page>
  )
}
