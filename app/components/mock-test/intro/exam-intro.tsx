import type { SubmissionResult } from '@conform-to/react'
import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import type { StartHindrance } from '#app/models/mock-test/intro-view.ts'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { BeginForm } from './begin-form.tsx'
import { ExamConditions, TestDetails } from './exam-cards.tsx'
import { LevelBadge } from '../menu/level-badge.tsx'
import { TwoSpans } from '../menu/two-spans.tsx'

interface Props {
  template: TemplateView
  hasSeenTutorial: boolean
  hindrance: StartHindrance | null
  cooldownDays: number
  /** The server has no speech recognition, so the browser's is offered. */
  offersRecognition: boolean
  lastResult: SubmissionResult | undefined
}

const LINK =
  'inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent underline-offset-4 hover:underline'

function BackToTemplates() {
  const copy = useCopy(mockTestIntroCopy)
  return (
    <Link to={PLACES.mockTest} className={LINK}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {copy.back}
    </Link>
  )
}

function Facts({ template }: Pick<Props, 'template'>) {
  const copy = useCopy(mockTestIntroCopy).facts
  const { level, durationMinutes, dialogueCount, segmentCount, totalPoints, passingScore } = template
  return (
    <>
      <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-2 text-15 text-soft">
        <LevelBadge level={level} />
        <span>{copy.minutes(durationMinutes)}</span>
        <span>{copy.dialogues(dialogueCount)}</span>
        <span>{copy.segments(segmentCount)}</span>
        <span>{copy.points(totalPoints)}</span>
        <Badge>{copy.pass(passingScore)}</Badge>
      </p>
      <TwoSpans segmentCount={segmentCount} dialogueCount={dialogueCount} className="mt-5 h-5 w-full max-w-md" />
    </>
  )
}

function TutorialOffer({ template, hasSeenTutorial }: Pick<Props, 'template' | 'hasSeenTutorial'>) {
  const copy = useCopy(mockTestIntroCopy).tutorial
  const path = href('/mock-test/tutorial/:templateId', { templateId: String(template.id) })
  if (hasSeenTutorial) {
    return (
      <Link to={path} className={LINK}>
        {copy.again}
      </Link>
    )
  }
  return (
    <Note title={copy.title} className="mt-8">
      <p className="measure mt-1">{copy.text}</p>
      <ButtonLink to={path} className="mt-3">
        {copy.start}
      </ButtonLink>
    </Note>
  )
}

function Hindrance({ hindrance }: { hindrance: StartHindrance }) {
  const copy = useCopy(mockTestIntroCopy)
  const isRunning = hindrance.kind === 'running'
  const { title } = isRunning ? copy.running : copy.cooldown
  return (
    <Note title={title} className="mt-8">
      <p className="measure mt-1">
        {isRunning ? copy.running.text(hindrance.title) : copy.cooldown.text(hindrance.from)}
      </p>
      <p className="mt-3">
        {isRunning ? (
          <ButtonLink to={sessionPath(hindrance.mockTestId)}>{copy.running.continue}</ButtonLink>
        ) : (
          <ButtonLink to={PLACES.practice}>{copy.cooldown.practise}</ButtonLink>
        )}
      </p>
    </Note>
  )
}

function NoScript() {
  const copy = useCopy(mockTestIntroCopy).noScript
  return (
    <noscript>
      <Note title={copy.title} className="mt-8">
        <p className="measure mt-1">{copy.text}</p>
        <p className="mt-3">
          <a href={PLACES.practice} className="font-semibold text-accent underline underline-offset-4">
            {copy.link}
          </a>
        </p>
      </Note>
    </noscript>
  )
}

/** Told before the start what will happen to the words: during the exam nothing can be changed. */
function Microphone({ offersRecognition }: Pick<Props, 'offersRecognition'>) {
  const copy = useCopy(mockTestIntroCopy)
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="exam-microphone" className="mt-8 hidden scripted:block">
      <h2 id="exam-microphone" className="text-20">
        {copy.microphone}
      </h2>
      <p className="measure mt-1 mb-3 text-15 text-soft">{copy.microphoneHint}</p>
      <div className="min-h-11 space-y-4">
        {isHydrated && <MicrophoneCheck />}
        {isHydrated && offersRecognition && <RecognitionChoice />}
      </div>
    </section>
  )
}

/** What the test contains, its conditions, and the start button. */
export function ExamIntro(props: Props) {
  const { template, hasSeenTutorial, hindrance, cooldownDays, offersRecognition, lastResult } = props
  return (
    <div className="max-w-4xl">
      <BackToTemplates />
      <p className="measure mt-2 mb-4 text-20 text-soft">{template.description}</p>
      <Facts template={template} />
      {!hindrance && !hasSeenTutorial && <TutorialOffer template={template} hasSeenTutorial={false} />}
      {hindrance && <Hindrance hindrance={hindrance} />}
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <ExamConditions hasCheck={!hindrance} />
        <TestDetails template={template} />
      </div>
      {hasSeenTutorial && (
        <p className="mt-2">
          <TutorialOffer template={template} hasSeenTutorial />
        </p>
      )}
      {!hindrance && (
        <>
          <NoScript />
          <Microphone offersRecognition={offersRecognition} />
          <BeginForm minutes={template.durationMinutes} cooldownDays={cooldownDays} lastResult={lastResult} />
        </>
      )}
    </div>
  )
}
