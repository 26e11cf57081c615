import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { callApi } from '#app/http/api-client.ts'
import { bestStreak } from '#app/models/sprints/sprint-flow.ts'
import { useCopy } from '../../shell/locale.ts'
import { newUuid } from '../../shell/new-uuid.ts'
import { Button } from '../../ui/button.tsx'
import type { RunningSprint } from '../speech-path.ts'

/** Keeps the result of a finished sprint, and says so if that fails. */
export function SavedResult({ sprint, marks }: { sprint: RunningSprint; marks: readonly boolean[] }) {
  const copy = useCopy(sprintsCopy).end
  const { kind, options } = sprint
  const { direction, level, minutes } = options
  const [id] = useState(newUuid)
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving')
  const right = marks.filter(Boolean).length
  const run = { id, kind, direction, level, minutes, answered: marks.length, right, bestStreak: bestStreak(marks) }
  const body = JSON.stringify(run)
  useEffect(() => {
    if (state !== 'saving') return undefined
    let isHere = true
    callApi(href('/api/sprints/:kind', { kind }), { method: 'POST', body: JSON.parse(body) as unknown }).then(
      () => isHere && setState('saved'),
      () => isHere && setState('failed'),
    )
    return () => {
      isHere = false
    }
  }, [kind, body, state])
  if (state === 'failed')
    return (
      <div role="alert" className="mt-6">
        <p>{copy.notSaved}</p>
        <Button look="secondary" onClick={() => setState('saving')} className="mt-2">
          {copy.save}
        </Button>
      </div>
    )
  return (
    <p role="status" className="mt-6 text-13 text-soft">
      {state === 'saved' ? copy.saved : copy.saving}
    </p>
  )
}
