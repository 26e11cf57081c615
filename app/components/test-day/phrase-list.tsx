import { rehearsalCopy } from '#app/config/copy/rehearsal.ts'
import { PHRASE_KINDS, PHRASES } from '#app/config/rehearsal.ts'
import { useCopy } from '../shell/locale.ts'

/** What to say when a word is missing, in both languages. */
export function PhraseList() {
  const copy = useCopy(rehearsalCopy)
  return (
    <div className="mt-4 space-y-6">
      {PHRASE_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`phrases-${kind}`}>
          <h3 id={`phrases-${kind}`} className="text-16">
            {copy.phrases[kind].title}
          </h3>
          <p className="text-15 text-soft">{copy.phrases[kind].text}</p>
          <table className="mt-2 w-full border-collapse text-left align-top">
            <thead className="sr-only">
              <tr>
                <th scope="col">{copy.phraseLanguages.en}</th>
                <th scope="col">{copy.phraseLanguages.tr}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-y border-line">
              {PHRASES[kind].map(({ en, tr }) => (
                <tr key={en}>
                  <td lang="en" className="w-1/2 py-2 pr-3 align-top text-english">
                    {en}
                  </td>
                  <td lang="tr" className="py-2 align-top text-turkish">
                    {tr}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
