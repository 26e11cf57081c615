import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepOfflineCopy } from '#app/config/copy/keep-offline.ts'
import {
  canKeepDialogues,
  keepDialogue,
  type KeptDialogue,
  listKeptDialogues,
  removeKeptDialogue,
} from '../browser-storage/kept-dialogues.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  dialogue: KeptDialogue
  sounds: readonly string[]
}

type State = { status: 'unknown' | 'impossible' | 'no' | 'kept' | 'failed' } | { status: 'keeping'; share: number }

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const
const PERCENT = 100

/** Keeps a dialogue on this device for practice without a connection. Only in the browser. */
export function KeepOffline({ dialogue, sounds }: Props) {
  const copy = useCopy(keepOfflineCopy)
  const [state, setState] = useState<State>({ status: 'unknown' })
  const { id } = dialogue
  useEffect(() => {
    let isWanted = true
    async function look(): Promise<void> {
      const list = canKeepDialogues() ? await listKeptDialogues() : null
      if (isWanted)
        setState({ status: list === null ? 'impossible' : list.some((one) => one.id === id) ? 'kept' : 'no' })
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [id])
  async function keep(): Promise<void> {
    setState({ status: 'keeping', share: 0 })
    try {
      await keepDialogue({ dialogue, sounds, onProgress: (share) => setState({ status: 'keeping', share }) })
      setState({ status: 'kept' })
    } catch {
      setState({ status: 'failed' })
    }
  }
  async function remove(): Promise<void> {
    await removeKeptDialogue(id)
    setState({ status: 'no' })
  }
  if (state.status === 'unknown' || state.status === 'impossible') return null
  return (
    <div>
      {state.status === 'kept' ? (
        <Button look="quiet" onClick={() => void remove()} className="-ml-2">
          <Trash2 {...ICON} />
          {copy.remove}
        </Button>
      ) : (
        <Button look="quiet" disabled={state.status === 'keeping'} onClick={() => void keep()} className="-ml-2">
          <Download {...ICON} />
          {state.status === 'keeping' ? copy.keeping(Math.round(state.share * PERCENT)) : copy.keep}
        </Button>
      )}
      <p role="status" className="text-13 text-soft">
        {state.status === 'kept' ? copy.kept : state.status === 'failed' ? copy.failed : copy.hint}
      </p>
    </div>
  )
}
