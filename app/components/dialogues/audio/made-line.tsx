import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { FORMAT_LOCALES, useCopy, useLocale } from '../../shell/locale.ts'
import { useMoment } from '../../shell/use-moment.ts'
import type { RecordingView } from './view.ts'

/** Who uploaded a recording, when, and how it was processed. */
export function MadeLine({ recording, timeZone }: { recording: RecordingView; timeZone: string }) {
  const copy = useCopy(segmentAudioCopy)
  const moment = useMoment(timeZone)
  const locale = FORMAT_LOCALES[useLocale()]
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const number = new Intl.NumberFormat(locale, tenths)
  const signed = new Intl.NumberFormat(locale, { ...tenths, signDisplay: 'exceptZero' })
  const { trimmedStartMs, trimmedEndMs, gainDb } = recording.mastering
  const cut = {
    before: number.format(trimmedStartMs / SECOND_MS),
    after: number.format(trimmedEndMs / SECOND_MS),
  }
  return (
    <p className="text-13 text-soft tabular">
      {copy.made(recording.by, moment(recording.createdAt))} {copy.mastering(cut, signed.format(gainDb))}
    </p>
  )
}
