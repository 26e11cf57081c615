import { randomUUID } from 'node:crypto'
import { ExamMistake } from '#app/components/mock-test/mistakes/exam-mistake.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { examMistakeCopy } from '#app/config/copy/exam-mistake.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { invalid, parseForm } from '#app/http/forms/body.server.ts'
import { formHeaders, refuseForm } from '#app/http/forms/form-refusal.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { practiceAdmission } from '#app/http/limits/rate-limit.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import type { ExamSegment } from '#app/models/practice/returning-segment.ts'
import { ExamRetryFormSchema } from '#app/models/practice/revision-form.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { getExamReturn, retryExamSegment } from '#app/services/mock-test/retry-exam-segment.server.ts'
import type { Route } from './+types/mistake.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

export function meta({ matches, params }: Route.MetaArgs) {
  return [{ title: pageTitle(examMistakeCopy[metaLocale(matches)].title(Number(params.segment))) }]
}

/** The segment in the path, which counts from 1. */
function placeOf({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>): ExamSegment {
  return {
    userId: currentUser(context).id,
    mockTestId: pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound),
    dialogueId: pathNumber(params.dialogueId, (copy) => copy.dialogueNotFound),
    segmentIndex: pathNumber(params.segment, (copy) => copy.segmentNotFound) - 1,
  }
}

export const loader = page(async ({ params, context }: Route.LoaderArgs) => {
  const place = placeOf({ params, context })
  const { mockTestId, dialogueId, segmentIndex } = place
  const { dialogue, segment, state } = await getExamReturn(place)
  return {
    mockTestId,
    dialogueId,
    segmentIndex,
    title: titleIn(dialogue, currentRequest(context).locale),
    segment,
    hasSound: dialogue.spokenTexts[segmentIndex] === segment.text,
    state,
    today: dayIn(currentUser(context).timezone, new Date()),
    tryId: randomUUID(),
  }
})

/** Settles a try, and shows what it came to. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const place = placeOf({ params, context })
  const { clientAddress, locale } = currentRequest(context)
  const form = await parseForm({ request, schema: ExamRetryFormSchema, context })
  if (form.status !== 'success') return invalid(form)
  try {
    const today = dayIn(currentUser(context).timezone, new Date())
    const admission = practiceAdmission({ userId: place.userId, clientAddress })
    return { tried: await retryExamSegment({ ...place, form: form.value, today, admission }) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw error
    return refuseForm(form, { error, context, failed: examMistakeCopy[locale].failed })
  }
})

/** A segment of a mock test that comes back: the question, or what a try came to. */
export default function ExamMistakePage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = useCopy(examMistakeCopy)
  const isTried = actionData !== undefined && 'tried' in actionData
  return (
    <Page title={copy.title(loaderData.segmentIndex + 1)} subtitle={copy.subtitle(loaderData.title)}>
      <ExamMistake
        {...loaderData}
        tried={isTried ? actionData.tried : undefined}
        lastResult={isTried ? undefined : actionData}
      />
    </Page>
  )
}
