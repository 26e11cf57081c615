import { CourseMenu } from '#app/components/note-course/course-menu.tsx'
import { metaLocale, useCopy } from '#app/components/shell/locale.ts'
import { Page } from '#app/components/shell/page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { listDoneLessons } from '#app/models/note-course/lesson-done.server.ts'
import { isLessonOpen, readCourse } from '#app/services/note-course/lessons.server.ts'
import type { Route } from './+types/note-course.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(noteCourseCopy[metaLocale(matches)].title) }]
}

export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const user = currentUser(context)
  const [{ lessons }, done] = await Promise.all([readCourse(), listDoneLessons(user.id)])
  const now = new Date()
  return {
    lessons: lessons.map(({ slug, title, aim, minutes, access }) => ({
      slug,
      title,
      aim,
      minutes,
      isOpen: isLessonOpen({ access }, user, now),
      isDone: done.has(slug),
    })),
  }
})

/** The course in note-taking. */
export default function NoteCourse({ loaderData: { lessons } }: Route.ComponentProps) {
  const copy = useCopy(noteCourseCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <CourseMenu lessons={lessons} />
    </Page>
  )
}
