import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { isReadByServer, toWav } from './to-wav.ts'

interface Props {
  path: string
  /** 0-based. */
  segmentIndex: number
  /** Hash of the displayed text: an upload for other text is refused. */
  wordsHash: string
  isReplacement: boolean
  isOpen: boolean
}

type Conversion = 'none' | 'converting' | 'unreadable'

/** Replaces the selected file with the WAV. Reports files that the browser cannot read either. */
async function convert(input: HTMLInputElement, say: (state: Conversion) => void): Promise<void> {
  const [file] = input.files ?? []
  if (!file || (await isReadByServer(file))) return say('none')
  say('converting')
  try {
    const converted = new DataTransfer()
    converted.items.add(await toWav(file))
    input.files = converted.files
    say('none')
  } catch {
    input.value = ''
    say('unreadable')
  }
}

/** Uploads a recording for one segment. A plain file form; script converts formats the server cannot read to WAV. */
export function RecordingForm({ path, segmentIndex, wordsHash, isReplacement, isOpen }: Props) {
  const copy = useCopy(segmentAudioCopy)
  const [conversion, setConversion] = useState<Conversion>('none')
  const { formData } = useNavigation()
  const isHydrated = useHydrated()
  const isSending = formData?.get('intent') === 'upload' && formData.get('segmentIndex') === String(segmentIndex)
  const id = `recording-${segmentIndex}`
  const words = isSending ? copy.sending : conversion === 'converting' ? copy.converting : copy.send
  return (
    <details open={isOpen || undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-15 font-semibold text-accent">
        {isReplacement ? copy.replace : copy.upload}
      </summary>
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        preventScrollReset
        className="flex flex-wrap items-center gap-3 pb-3"
      >
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="segmentIndex" value={segmentIndex} />
        <input type="hidden" name="wordsHash" value={wordsHash} />
        <label htmlFor={id} className="sr-only">
          {copy.file(segmentIndex + 1)}
        </label>
        <input
          id={id}
          type="file"
          name="recording"
          required
          accept="audio/*,.webm,.ogg,.wav,.m4a,.mp3"
          onChange={(event) => void convert(event.currentTarget, setConversion)}
          aria-describedby={conversion === 'unreadable' ? `${id}-problem ${id}-hint` : `${id}-hint`}
          className="min-h-11 max-w-full text-15 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line file:bg-surface file:px-4 file:text-ink"
        />
        <Button type="submit" disabled={isSending || conversion === 'converting'}>
          <Upload aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {words}
        </Button>
        <p id={`${id}-hint`} className="w-full text-13 text-soft">
          {copy.formats}
          {isHydrated && ` ${copy.converts}`}
        </p>
        {conversion === 'unreadable' && (
          <p id={`${id}-problem`} role="alert" className="w-full text-15 text-critical">
            {copy.unreadable}
          </p>
        )}
      </Form>
    </details>
  )
}
