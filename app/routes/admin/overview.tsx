import { OverviewPage } from '#app/components/admin/overview-page.tsx'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { adminCopy } from '#app/config/copy/admin.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { DIALOGUE_DEFAULT_SECONDS } from '#app/config/dialogues.ts'
import { DESK_PATH } from '#app/config/navigation.ts'
import { readFormData } from '#app/http/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { formHeaders, refuseForm } from '#app/http/form-refusal.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { nextPage, numericCursor, readListQuery } from '#app/http/list-query.server.ts'
import { page } from '#app/http/page.server.ts'
import { flashToast } from '#app/http/toast.server.ts'
import { listLatestActs } from '#app/models/accounts/admin-act.server.ts'
import { findOverview } from '#app/models/accounts/overview.server.ts'
import { SimpleDialogueFormSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { emptyDraft } from '#app/models/dialogues/draft-values.ts'
import { listFeedback } from '#app/models/feedback/feedback-list.server.ts'
import { addDialogue } from '#app/services/dialogues/edit-library.server.ts'
import type { Route } from './+types/overview.ts'

export const handle = { hydrates: true }
export { formHeaders as headers }

const ACTS_SHOWN = 10

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(adminCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ url, context }: Route.LoaderArgs) => {
  const { limit, cursor } = readListQuery(url)
  const after = numericCursor(cursor)
  const [overview, { rows, hasMore }, acts] = await Promise.all([
    findOverview(),
    listFeedback({ limit, after }),
    listLatestActs(ACTS_SHOWN),
  ])
  const last = rows.at(-1)
  return {
    locale: currentRequest(context).locale,
    timeZone: currentUser(context).timezone,
    overview,
    acts: acts.map((act) => ({ ...act, createdAt: act.createdAt.toISOString() })),
    empty: emptyDraft({ level: 'intermediate', duration: DIALOGUE_DEFAULT_SECONDS }),
    feedback: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    older: hasMore && last ? nextPage({ url, after: last }) : undefined,
    isFirstPage: cursor === undefined,
  }
})

/** The simple 'Add New Dialogue' form. */
export const action = page(async ({ request, context }: Route.ActionArgs) => {
  const form = parseWithZod(await readFormData(request), { schema: SimpleDialogueFormSchema })
  // A button that adds, moves or removes a segment is no mistake.
  if (form.status !== 'success') return data(form.reply(), { status: form.status === 'error' ? 400 : 200 })
  try {
    const { id } = await addDialogue({ admin: currentUser(context), draft: form.value })
    await flashToast(context, 'dialogueAdded')
    return redirect(`${DESK_PATH}?saved=${id}`, 303)
  } catch (error) {
    const { failed } = dialogueDeskCopy[currentRequest(context).locale]
    return refuseForm(form, { error, context, failed: failed.create })
  }
})

export default function AdminOverview({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} result={actionData} />
}
