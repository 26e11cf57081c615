import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { historyCopy } from '#app/config/copy/history.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { HistoryRecording, HistorySegment } from '#app/models/progress/history-session.ts'
import { segmentText } from '#app/models/scoring/reader-texts.ts'
import { Bridge, type PlankTone } from '../../practice/bridge.tsx'
import { KeepRecording } from '../../practice/result/keep-recording.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { Button } from '../../ui/button.tsx'

const OTHER = { en: 'tr', tr: 'en' } as const satisfies Record<Language, Language>

/** A segment of a session; the result's part is missing until it is scored. */
interface Stop {
  number: number
  tone: PlankTone
  spoken: Language
  scored: HistorySegment | undefined
  recording: HistoryRecording | undefined
}

function stopsOf({ segments, recordings }: Omit<Props, 'at'>): Stop[] {
  if (segments.length === 0) {
    return recordings.map((recording) => {
      const { segment: number, spoken } = recording
      return { number, tone: 'laid', spoken, scored: undefined, recording }
    })
  }
  return segments.map((scored) => {
    const { number, verdict: tone, spoken } = scored
    return { number, tone, spoken, scored, recording: recordings.find(({ segment }) => segment === number) }
  })
}

/** Where listening pays most: the costliest segment that can be heard, or else the costliest. */
function firstStop(stops: Stop[]): number {
  const heard = stops.filter(({ recording }) => recording)
  const among = heard.length > 0 ? heard : stops
  const [first] = among.toSorted((one, other) => (other.scored?.cost ?? 0) - (one.scored?.cost ?? 0))
  return first ? stops.indexOf(first) : 0
}

function Feedback({ scored }: { scored: HistorySegment }) {
  const { details } = useCopy(historyCopy)
  const { minus } = useMarks()
  const { language, text } = segmentText(scored, useExplanationLanguage())
  return (
    <p className="measure mt-3">
      <span className="tabular font-semibold">
        {scored.cost === 0 ? details.free : details.cost(minus(scored.cost))}
      </span>{' '}
      <span lang={language}>{text}</span>
    </p>
  )
}

/** Without script: every segment with its text, and the browser's own player. */
function StopList({ stops, at }: { stops: Stop[]; at: string }) {
  const copy = useCopy(historyCopy).details
  return (
    <ol className="mt-2 divide-y divide-line border-y border-line scripted:hidden">
      {stops.map(({ number, scored, recording }) => (
        <li key={number} className="py-2.5">
          <p className="text-13 font-semibold">{copy.segment(number)}</p>
          {scored && <Feedback scored={scored} />}
          {recording && (
            <>
              <audio
                controls
                preload="none"
                src={`/api/recordings/${recording.id}`}
                aria-label={copy.recording(number)}
                className="mt-2 h-11 w-full max-w-md"
              />
              <KeepRecording recording={recording} at={at} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  stops: Stop[]
  index: number
  onChoose: (index: number) => void
}

function Steps({ stops, index, onChoose }: StepProps) {
  const copy = useCopy(historyCopy).details
  return (
    <div className="mt-2 flex items-center justify-between gap-2">
      <Button
        look="quiet"
        aria-label={copy.previous}
        disabled={index === 0}
        onClick={() => onChoose(index - 1)}
        className="min-w-11 px-2"
      >
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Button>
      <p aria-live="polite" className="tabular text-15 font-semibold">
        {copy.position(stops[index]?.number ?? 0, stops.length)}
      </p>
      <Button
        look="quiet"
        aria-label={copy.next}
        disabled={index === stops.length - 1}
        onClick={() => onChoose(index + 1)}
        className="min-w-11 px-2"
      >
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Button>
    </div>
  )
}

interface Props {
  segments: HistorySegment[]
  recordings: HistoryRecording[]
  /** Id of the part of the page to return to without script. */
  at: string
}

/** The bridge of a session and one player, which follows the chosen plank. */
export function SessionPlayer({ at, ...session }: Props) {
  const copy = useCopy(historyCopy).details
  const tones = useCopy(historyCopy).tones
  const isHydrated = useHydrated()
  const stops = stopsOf(session)
  const [index, setIndex] = useState(() => firstStop(stops))
  const stop = stops[index]
  if (!stop) return null
  const { number, spoken, scored, recording } = stop
  const choose = (event: MouseEvent<HTMLElement>) => {
    const plank = event.target instanceof Element ? event.target.closest('a') : null
    const chosen = stops.findIndex((one) => plank?.getAttribute('href') === `#${at}-${one.number}`)
    if (chosen < 0) return
    event.preventDefault()
    setIndex(chosen)
  }
  const bridge = (
    <Bridge
      label={copy.segments}
      planks={stops.map((one, place) => ({
        tone: place === index && isHydrated ? 'current' : one.tone,
        language: one.spoken,
        label: copy.plank(one.number, place === index ? `${tones[one.tone]}, ${tones.current}` : tones[one.tone]),
        ...(isHydrated && { href: `#${at}-${one.number}` }),
      }))}
    />
  )
  if (!isHydrated) {
    return (
      <>
        {bridge}
        <StopList stops={stops} at={at} />
      </>
    )
  }
  return (
    <div>
      {/* The planks are links; this only hears their clicks. */}
      <div onClickCapture={choose}>{bridge}</div>
      <Steps stops={stops} index={index} onChoose={setIndex} />
      {recording ? (
        <>
          <SoundTrack
            src={`/api/recordings/${recording.id}`}
            label={copy.recording(number)}
            language={OTHER[spoken]}
            caption={copy.yours}
          />
          <KeepRecording key={recording.id} recording={recording} at={at} />
        </>
      ) : (
        <p className="text-15 text-soft">{copy.noRecording}</p>
      )}
      {scored && <Feedback scored={scored} />}
    </div>
  )
}
