import { href } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { DrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import type { Cloze, DrillQuestion } from '#app/models/vocabulary/drill/question.ts'
import { useCopy } from '../../shell/locale.ts'
import { SoundButton } from './sound-button.tsx'

/** Names what is asked, for the field of the answer. */
export const PROMPT_ID = 'drill-word'

interface Props {
  question: DrillQuestion
  prompt: DrillOptions['prompt']
  /** Sounds play by themselves. */
  isPlayedAtOnce: boolean
}

const COLOURS = { en: 'text-english', tr: 'text-turkish' } as const

function Word({ question, id = PROMPT_ID }: { question: DrillQuestion; id?: string }) {
  const { asked } = languagesOf(question.direction)
  return (
    <p lang={asked} id={id} className={`display text-34 ${COLOURS[asked]}`}>
      {question.text}
      {question.sense !== null && <span lang="en"> ({question.sense})</span>}
    </p>
  )
}

function HeardWord({ question, isPlayedAtOnce }: Omit<Props, 'prompt'>) {
  const copy = useCopy(wordDrillCopy).hear
  const { key: word, direction, text, sense } = question
  const { asked: language } = languagesOf(direction)
  return (
    <div className="mt-2 space-y-2">
      <SoundButton
        url={href('/api/vocabulary/:word/speech/:language', { word, language })}
        text={text}
        language={language}
        names={copy}
        isPlayedAtOnce={isPlayedAtOnce}
      />
      {sense !== null && (
        <p lang="en" className="text-15 text-soft">
          ({sense})
        </p>
      )}
      <details>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-15 text-accent">{copy.show}</summary>
        <Word question={question} />
      </details>
    </div>
  )
}

/** A sentence with its word marked, and the same in the other language with a gap. */
function Sentence({ question, cloze }: { question: DrillQuestion; cloze: Cloze }) {
  const copy = useCopy(wordDrillCopy).sentence
  const { asked, answered } = languagesOf(question.direction)
  const { source, segment } = cloze
  const { before, term, after } = source
  return (
    <div id={PROMPT_ID} className="mt-2 space-y-4">
      <p lang={asked} className="text-20">
        {before}
        {term !== '' && <b className={`font-semibold ${COLOURS[asked]}`}>{term}</b>}
        {after}
      </p>
      {term === '' && <Word question={question} id={`${PROMPT_ID}-term`} />}
      {segment && (
        <SoundButton
          // From here rather than from a video host, whose address this page does not open.
          url={`${audioUrl(segment.dialogueId, segment.segmentIndex)}?from=app`}
          text={`${before}${term}${after}`}
          language={asked}
          names={copy}
        />
      )}
      <p lang={answered} className="border-l-2 border-line pl-4 text-20">
        {cloze.before}
        <span aria-hidden="true" className={COLOURS[answered]}>
          {'_____'}
        </span>
        <span className="sr-only"> [{copy.gap}] </span>
        {cloze.after}
      </p>
    </div>
  )
}

/** What is asked: a word to read or to hear, or the gap in a sentence. */
export function DrillPrompt({ question, prompt, isPlayedAtOnce }: Props) {
  const { languages } = useCopy(vocabularyCopy)
  const { asked } = languagesOf(question.direction)
  return (
    <div className="mt-4 mb-6">
      <p className="text-13 text-soft">{languages[asked]}</p>
      {question.cloze ? (
        <Sentence question={question} cloze={question.cloze} />
      ) : prompt === 'hear' ? (
        <HeardWord question={question} isPlayedAtOnce={isPlayedAtOnce} />
      ) : (
        <Word question={question} />
      )}
    </div>
  )
}
