import { useState } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DrillQuestion } from './drill-question.tsx'
import { DrillScore } from './drill-score.tsx'
import { DrillVerdict } from './drill-verdict.tsx'
import { NextActions } from '../next-actions.tsx'
import { useDrill } from './use-drill.ts'

interface Props {
  /** The filter of the list, as a query. */
  query: string
  onClose: () => void
}

/** Drills in a row, from words that are fetched once. */
function Drill({ query, onClose, onReload }: Props & { onReload: () => void }) {
  const copy = useCopy(vocabularyCopy).drill
  const drill = useDrill(query)
  const { state } = drill
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-4 h-8 w-full" />
          <Skeleton className="mt-4 h-11 w-full" />
        </>
      )
    case 'failed':
      return (
        <>
          <p role="alert">{copy.failed}</p>
          <NextActions>
            <Button onClick={onReload}>{copy.again}</Button>
          </NextActions>
        </>
      )
    case 'ask':
      return (
        <DrillQuestion
          key={state.number}
          english={withSense(state.item)}
          number={state.number}
          count={state.count}
          onAnswer={drill.answer}
        />
      )
    case 'told':
      return (
        <DrillVerdict {...state}>
          <NextActions>
            <Button onClick={drill.next} className="w-full">
              {state.number === state.count ? copy.finish : copy.next}
            </Button>
          </NextActions>
        </DrillVerdict>
      )
    case 'score':
      return (
        <DrillScore {...state}>
          <NextActions>
            <Button onClick={drill.again}>{copy.again}</Button>
            <Button look="secondary" onClick={onClose}>
              {copy.close}
            </Button>
          </NextActions>
        </DrillScore>
      )
  }
}

/** The drill as a dialog. */
export function DrillDialog({ query, onClose }: Props) {
  const copy = useCopy(vocabularyCopy).drill
  const [tries, setTries] = useState(1)
  return (
    <Dialog isOpen onClose={onClose} title={copy.title}>
      <Drill key={tries} query={query} onClose={onClose} onReload={() => setTries(tries + 1)} />
    </Dialog>
  )
}
