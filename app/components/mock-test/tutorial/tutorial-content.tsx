import { mockTestTutorialCopy } from '#app/config/copy/mock-test-tutorial.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import type { TutorialStep } from '#app/models/mock-test/tutorial.ts'
import { useCopy } from '../../shell/locale.ts'
import { ChimeList } from './chime-list.tsx'
import { TutorialRecording } from './tutorial-recording.tsx'
import type { UsePracticeTake } from './use-practice-take.ts'

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="measure mt-4 list-disc space-y-2 pl-5 marker:text-soft">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

interface Props {
  step: TutorialStep
  template: TemplateView
  practice: UsePracticeTake
}

/** A step's content below its heading. */
export function TutorialContent({ step, template, practice }: Props) {
  const copy = useCopy(mockTestTutorialCopy)
  switch (step) {
    case 'welcome': {
      const { durationMinutes: minutes, totalPoints: points } = template
      return (
        <>
          <p className="measure mt-2">{copy.welcome.text}</p>
          <Points points={copy.welcome.points({ minutes, points })} />
        </>
      )
    }
    case 'chimes':
      return (
        <>
          <p className="measure mt-2">{copy.chimes.text}</p>
          <ChimeList />
          <p className="measure mt-4 text-15 text-soft">{copy.chimes.real}</p>
        </>
      )
    case 'recording':
      return <TutorialRecording {...practice} />
    case 'audio':
    case 'nextSegment':
    case 'ready':
      return (
        <>
          <p className="measure mt-2">{copy[step].text}</p>
          <Points points={copy[step].points} />
        </>
      )
  }
}
