import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dictate } from './dictate.tsx'

interface NothingProps {
  name: string
  isTicked: boolean
  /** Id of the element that names the segment. */
  aboutId: string
}

/** 'I said nothing here': for a segment without an answer. */
export function SaidNothingBox({ name, isTicked, aboutId }: NothingProps) {
  const copy = useCopy(wordsBoxCopy)
  return (
    <label className="flex min-h-11 items-center gap-3 text-15">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isTicked}
        aria-describedby={aboutId}
        className="size-5 shrink-0 accent-accent"
      />
      {copy.nothing}
    </label>
  )
}

interface Props {
  id: string
  name: string
  label: string
  language: Language
  value: string | undefined
  nothing: NothingProps
  /** A server error code; any other code means that the text is too long. */
  fault: string | undefined
  tooLong: string
}

/** The text box for one segment: typed, dictated where the browser supports it, or marked as silent. */
export function WordsBox({ id, name, label, language, value, nothing, fault, tooLong }: Props) {
  const { faults } = useCopy(wordsBoxCopy)
  const problem = fault === undefined ? undefined : fault === 'blank' || fault === 'both' ? faults[fault] : tooLong
  return (
    <>
      <label htmlFor={id} className="mt-3 block text-15 font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        lang={language}
        rows={3}
        maxLength={MAX_TRANSCRIPT_CHARACTERS}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className="mt-1 block w-full max-w-2xl rounded-control border border-soft/50 bg-surface px-3 py-2 aria-invalid:border-critical"
      />
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-15 text-critical">
          {problem}
        </p>
      )}
      <div className="flex max-w-2xl flex-wrap items-start justify-between gap-x-6">
        <SaidNothingBox {...nothing} />
        <Dictate fieldId={id} aboutId={nothing.aboutId} language={language} />
      </div>
    </>
  )
}

/** Confirms that blank boxes mean nothing was said; renders nothing if `count` is 0. */
export function BlankQuestion({ count }: { count: number }) {
  const copy = useCopy(wordsBoxCopy)
  if (count === 0) return null
  return (
    <div className="mb-4 border-l-4 border-sun pl-4">
      <p role="alert" tabIndex={-1} className="font-semibold outline-none">
        {copy.blank(count)}
      </p>
      <p className="measure mt-1 text-15 text-soft">{copy.blankHint}</p>
      {/* Enter activates a form's first button, and must not count as a confirmation. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      <Button type="submit" name="blank" value="nothing" look="secondary" className="mt-3">
        {copy.yesNothing}
      </Button>
    </div>
  )
}
