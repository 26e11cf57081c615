import type { ErrorItem } from '#app/models/scoring/evaluation.ts'

/** What an error says, in English and beneath it in the learner's own language, for this is where it has to be understood. */
export function FindingSentence({ error }: { error: Pick<ErrorItem, 'detail' | 'detailTurkish'> }) {
  return (
    <>
      <span className="block">{error.detail}</span>
      {error.detailTurkish && (
        <span lang="tr" className="mt-0.5 block text-15 text-soft">
          {error.detailTurkish}
        </span>
      )}
    </>
  )
}
