import { landingCopy } from '#app/config/copy/landing.ts'
import { DEMO_DIALOGUE, DEMO_LINES } from '#app/config/demo-sheet.ts'
import { GOOGLE_PATH, PLACES, SAMPLE_PATH, SIGN_UP_PATH } from '#app/config/navigation.ts'
import type { SampleKind } from '#app/config/dialogues.ts'
import { Bridge, type Plank } from '../../practice/bridge.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { DemoSheet } from './demo-sheet.tsx'

interface Props {
  isSignedIn: boolean
  hasGoogle: boolean
  sample: SampleKind
}

/** 'Start Free Practice' and its target; an alternative where no dialogue is free. */
export function useStart({ isSignedIn, sample }: Omit<Props, 'hasGoogle'>) {
  const { start, startHint, withoutSample } = useCopy(landingCopy)
  const local = useLocalPath()
  if (sample !== 'none')
    return { to: isSignedIn ? PLACES.dashboard : local(SAMPLE_PATH), action: start, hint: startHint }
  if (isSignedIn) return { to: PLACES.dashboard, action: withoutSample.toDashboard, hint: undefined }
  return { to: SIGN_UP_PATH, action: withoutSample.start, hint: withoutSample.startHint }
}

function usePlanks(): Plank[] {
  const copy = useCopy(landingCopy).sheet
  return DEMO_DIALOGUE.spoken.map((language, index) => {
    const number = index + 1
    const line = DEMO_LINES.find(({ segment }) => segment === number)
    if (!line) return { tone: 'laid', language, label: copy.held(number) }
    const href = `#sheet-${number}`
    return line.type === 'critical'
      ? { tone: 'missed', language, label: copy.gone(number), href }
      : { tone: 'partial', language, label: copy.cracked(number), href }
  })
}

/** Start at once, or through Google where it is configured. */
function WaysIn({ isSignedIn, hasGoogle, sample }: Props) {
  const copy = useCopy(landingCopy)
  const { to, action, hint } = useStart({ isSignedIn, sample })
  return (
    <div className="landing-ways mt-7 flex max-md:w-full flex-wrap items-start gap-x-3 gap-y-3">
      <div className="max-md:w-full max-w-sm">
        <ButtonLink to={to} className="min-h-13 px-7 max-md:w-full max-w-sm">
          {action}
        </ButtonLink>
        {hint !== undefined && <p className="mt-2 text-13 text-soft">{hint}</p>}
      </div>
      {!isSignedIn && hasGoogle && (
        <a href={GOOGLE_PATH} className={buttonClasses('secondary', 'min-h-13 max-md:w-full max-w-sm')}>
          {copy.google}
        </a>
      )}
    </div>
  )
}

/** One sentence, one button, and the proof: the sheet, and the bridge that illustrates it. */
export function Hero(props: Props) {
  const copy = useCopy(landingCopy)
  const { before, plank, after } = copy.title
  return (
    <section className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 pt-8 pb-12 md:px-6 md:pt-14 md:pb-18 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex flex-col items-start lg:pt-4">
        <p className="text-15 font-semibold text-accent">{copy.overline}</p>
        <h1 className="mt-3 text-46 lg:text-68">
          {before}
          <span className="on-plank">{plank}</span>
          {after}
        </h1>
        <p className="landing-lead mt-5 max-w-xl text-16 text-soft md:text-20">{copy.lead}</p>
        <WaysIn {...props} />
        <div className="mt-10 w-full max-lg:max-w-2xl lg:my-auto">
          <Bridge planks={usePlanks()} label={copy.sheet.bridge} />
        </div>
      </div>
      <DemoSheet isSample={props.sample === 'known'} />
    </section>
  )
}
