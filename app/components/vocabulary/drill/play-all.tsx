import { Square, Volume2 } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { type DoneWord, sideOf } from '#app/models/vocabulary/drill/question.ts'
import { wordKey } from '#app/models/vocabulary/word-ref.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { OnDeviceContext } from '../listen-button.tsx'
import { playWords } from './play-words.ts'

interface Props {
  words: readonly DoneWord[]
  /** The word that is being played; null when it is over. */
  onWord: (word: DoneWord | null) => void
}

/** Both languages of a word, as it was asked. */
function utterancesOf({ word, direction }: DoneWord) {
  const { asked, answered } = languagesOf(direction)
  return [asked, answered].map((language) => ({
    url: href('/api/vocabulary/:word/speech/:language', { word: wordKey(word.ref), language }),
    text: sideOf(word, language).text,
    language,
  }))
}

/** Plays the words of a drill, each in both languages with a pause. */
export function PlayAll({ words, onWord }: Props) {
  const copy = useCopy(wordDrillCopy)
  const onDevice = use(OnDeviceContext) !== false
  const playing = useRef<AbortController>(undefined)
  const [word, setWord] = useState<DoneWord | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => playing.current?.abort(), [])

  const tell = (index: number | null) => {
    const now = index === null ? null : (words[index] ?? null)
    setWord(now)
    onWord(now)
  }
  async function play(): Promise<void> {
    const { signal } = (playing.current = new AbortController())
    setFailed(false)
    const isFine = await playWords({ words: words.map(utterancesOf), onDevice, onWord: tell, signal })
    if (signal.aborted) return
    setFailed(!isFine)
    tell(null)
  }
  function stop() {
    playing.current?.abort()
    tell(null)
  }
  const Icon = word ? Square : Volume2
  return (
    <>
      <Button look="secondary" onClick={word ? stop : () => void play()}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {word ? copy.stopAll : copy.playAll}
      </Button>
      <p role={hasFailed ? 'alert' : undefined} className={hasFailed ? 'basis-full text-15 text-critical' : 'sr-only'}>
        {hasFailed && copy.playFailed}
      </p>
    </>
  )
}
