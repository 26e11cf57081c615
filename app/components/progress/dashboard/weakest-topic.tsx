import { Link } from '../../ui/link.tsx'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { PLACES } from '#app/config/navigation.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useMarks } from '../../scoring/marks.ts'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  weakest: {
    topic: string
    count: number
    /** Out of 45. */
    mean: number
    dialogueId: number | null
    dialogueTitle: string | null
  }
}

/** The topic with the most marks to gain, and a dialogue to practise it. */
export function WeakestTopic({ weakest }: Props) {
  const copy = useCopy(dashboardCopy).weakest
  const { marks } = useMarks()
  const { topic, count, mean, dialogueId, dialogueTitle } = weakest
  const hasDialogue = dialogueId !== null && dialogueTitle !== null
  const nameOf = useTopicName()
  return (
    <section aria-labelledby="weakest" className="border-l-4 border-sun pl-4">
      <h2 id="weakest" className="text-15 font-semibold text-accent">
        {copy.title}
      </h2>
      <p className="display mt-1 text-20">{nameOf(topic)}</p>
      <p className="text-15 text-soft">{copy.mean(marks(mean), count)}</p>
      <Link
        to={hasDialogue ? `${PLACES.practice}/${dialogueId}` : `${PLACES.practice}?topic=${encodeURIComponent(topic)}`}
        className="mt-1 inline-flex min-h-11 items-center text-accent"
      >
        {hasDialogue ? copy.train(dialogueTitle) : copy.all}
      </Link>
    </section>
  )
}
