import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { findingTexts } from '#app/models/scoring/reader-texts.ts'
import { useLocale } from '../shell/locale.ts'

/** An error's sentence in the language of the page, with the other language of the test below it. */
export function FindingSentence({ error }: { error: Pick<ErrorItem, 'detail' | 'detailTurkish'> }) {
  const { lead, other } = findingTexts(error, useLocale())
  return (
    <>
      <span lang={lead.language} className="block">
        {lead.text}
      </span>
      {other && (
        <span lang={other.language} className="mt-0.5 block text-15 text-soft">
          {other.text}
        </span>
      )}
    </>
  )
}
