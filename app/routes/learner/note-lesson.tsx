import { redirect } from 'react-router'
import { LessonPage } from '#app/components/note-course/lesson-page.tsx'
import { metaLocale, useCopy, useLocale } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import { NOTE_COURSE_PATH } from '#app/config/navigation.ts'
import { readFormData } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { listDoneLessons, markLesson } from '#app/models/note-course/lesson-done.server.ts'
import { getLesson } from '#app/services/note-course/lessons.server.ts'
import styles from '#app/styles/note-course.css?url'
import type { Route } from './+types/note-lesson.ts'

export const handle = { hydrates: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const locale = metaLocale(matches)
  return [{ title: pageTitle(loaderData?.lesson.title[locale] ?? noteCourseCopy[locale].title) }]
}

export const loader = page(async ({ params, context }: Route.LoaderArgs) => {
  const user = currentUser(context)
  const opened = await getLesson({ slug: params.lesson, user, now: new Date() })
  const done = await listDoneLessons(user.id)
  return { ...opened, isDone: done.has(params.lesson), onDevice: user.voice === 'device' }
})

/** Marks the lesson as finished, or takes that back. */
export const action = page(async ({ request, params, context }: Route.ActionArgs) => {
  const user = currentUser(context)
  const { lesson } = await getLesson({ slug: params.lesson, user, now: new Date() })
  const fields = await readFormData(request)
  await markLesson({ userId: user.id, lesson, isDone: fields.get('done') === 'yes' })
  throw redirect(`${NOTE_COURSE_PATH}/${lesson.slug}`, 303)
})

export default function NoteLesson({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  const { lesson, number } = loaderData
  return (
    <Page title={lesson.title[locale]} subtitle={`${copy.lesson(number)} · ${copy.minutes(lesson.minutes)}`}>
      <LessonPage key={lesson.slug} {...loaderData} />
    </Page>
  )
}
