import { Captions, CaptionsOff, Keyboard, ListMusic, NotebookPen, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useTypedPath } from '../../practice/typed/typed-path.ts'
import { useCopy } from '../../shell/locale.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { SoundSettings } from './sound-settings.tsx'
import { TypeInstead } from './type-instead.tsx'

export type Tool = 'notes' | 'sound' | 'type'

interface Props {
  player: UsePlayer
  /** The page has an element `tool-notes`: beside the stage where there is room, otherwise opened here. */
  hasNotes: boolean
  open: Tool | null
  onOpen: (tool: Tool | null) => void
  /** About the microphone, with the settings of the sound. */
  microphone: ReactNode
}

const LOOK =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-control px-1 text-center text-13 leading-4 text-soft no-underline hover:text-accent disabled:text-soft/60 aria-expanded:bg-accent-wash md:flex-none md:px-3'
const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const

/** What helps beside the stage: transcript, notes, sound, typing. One is open at a time, below the row. */
export function ToolBar({ player, hasNotes, open, onOpen, microphone }: Props) {
  const copy = useCopy(practiceCopy).player
  const { state, view, actions } = player
  const typed = useTypedPath()
  const Transcript = state.transcriptShown ? CaptionsOff : Captions
  const disclose = (tool: Tool) => ({
    onClick: () => onOpen(open === tool ? null : tool),
    'aria-expanded': open === tool,
    'aria-controls': `tool-${tool}`,
  })
  return (
    <div>
      <div className="flex justify-center md:gap-2">
        <button
          type="button"
          onClick={actions.toggleTranscript}
          aria-expanded={state.transcriptShown}
          aria-controls={state.transcriptShown ? 'transcript' : undefined}
          className={LOOK}
        >
          <Transcript {...ICON} />
          {state.transcriptShown ? copy.hideTranscript : copy.showTranscript}
        </button>
        {hasNotes && (
          <button type="button" {...disclose('notes')} className={`${LOOK} lg:hidden`}>
            <NotebookPen {...ICON} />
            {copy.tools.notes}
          </button>
        )}
        <button type="button" {...disclose('sound')} className={LOOK}>
          <SlidersHorizontal {...ICON} />
          {copy.tools.sound}
        </button>
        {view.isRecorded && (
          <button type="button" disabled={!view.canPlay} onClick={actions.playBoth} className={LOOK}>
            <ListMusic {...ICON} />
            {copy.tools.both}
          </button>
        )}
        {view.missing.length > 0 &&
          (view.recordedCount === 0 ? (
            <Link to={typed} className={LOOK}>
              <Keyboard {...ICON} />
              {copy.typeInstead}
            </Link>
          ) : (
            <button type="button" {...disclose('type')} className={LOOK}>
              <Keyboard {...ICON} />
              {copy.tools.type}
            </button>
          ))}
      </div>
      <div id="tool-sound" hidden={open !== 'sound'} className="space-y-4 py-2">
        <SoundSettings player={player} />
        {microphone}
      </div>
      <div id="tool-type" hidden={open !== 'type'} className="py-2">
        <TypeInstead player={player} />
      </div>
    </div>
  )
}
