import { testDayCopy } from '#app/config/copy/test-day.ts'
import { REHEARSAL_PATH, TEST_RESULT_PATH, WARM_UP_PATH } from '#app/config/coach-paths.ts'
import type { TestDay } from '#app/models/test-day/test-day.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface Props {
  asks: TestDay
  daysLeft: number
  /** The page says already how many days are left. */
  isBelowCountdown?: boolean
}

const PATHS: Record<TestDay, string> = {
  rehearsal: REHEARSAL_PATH,
  'warm-up': WARM_UP_PATH,
  'how-was-it': TEST_RESULT_PATH,
  'is-it-there': TEST_RESULT_PATH,
}

/** What the day of the test asks for, before, on and after it. */
export function TestDayCard({ asks, daysLeft, isBelowCountdown = false }: Props) {
  const copy = useCopy(testDayCopy)[asks]
  return (
    <Note {...(isBelowCountdown && daysLeft >= 0 ? { label: copy.link } : { title: copy.title(daysLeft) })}>
      <p className="text-15 text-soft">{copy.text}</p>
      <ButtonLink look="secondary" to={PATHS[asks]} className="mt-3">
        {copy.link}
      </ButtonLink>
    </Note>
  )
}
