import { Check } from 'lucide-react'
import { href } from 'react-router'
import { Link } from '../ui/link.tsx'
import { noteCourseCopy } from '#app/config/copy/note-course.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

export interface ListedLesson {
  slug: string
  title: { en: string; tr: string }
  aim: { en: string; tr: string }
  minutes: number
  isOpen: boolean
  isDone: boolean
}

/** The lessons in their order: what each is for, and whether it is finished. */
export function CourseMenu({ lessons }: { lessons: readonly ListedLesson[] }) {
  const copy = useCopy(noteCourseCopy)
  const locale = useLocale()
  return (
    <div className="max-w-3xl">
      <ol className="divide-y divide-line border-y border-line">
        {lessons.map(({ slug, title, aim, minutes, isOpen, isDone }, index) => (
          <li key={slug}>
            <Link
              to={isOpen ? href('/note-course/:lesson', { lesson: slug }) : UPGRADE_PATH}
              className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 py-4 no-underline"
            >
              <span className="display tabular text-20 text-soft">{index + 1}</span>
              <span>
                <span className={`display block text-20 ${isOpen ? 'text-ink' : 'text-soft'}`}>{title[locale]}</span>
                <span className="block text-15 text-soft">{aim[locale]}</span>
              </span>
              <span className="flex items-center gap-1 text-13 whitespace-nowrap text-soft">
                {isDone && <Check aria-hidden="true" strokeWidth={2} className="size-4 text-success" />}
                {isDone ? copy.done : isOpen ? copy.minutes(minutes) : copy.pro}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {lessons.some(({ isOpen }) => !isOpen) && (
        <div className="mt-6">
          <p>{copy.upgrade}</p>
          <ButtonLink look="secondary" to={UPGRADE_PATH} className="mt-3">
            {copy.seePlans}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
