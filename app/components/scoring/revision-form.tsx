import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, useId } from 'react'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { mayBeNothing } from '#app/models/practice/words-boxes.ts'
import { describedBy, FieldFrame } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Dictate } from '../practice/dictation/dictate.tsx'
import { BlankQuestion, SaidNothingBox } from '../practice/dictation/words-box.tsx'
import { useCopy } from '../shell/locale.ts'

/** The segment and attempt that a form is about. */
export interface RevisionTarget {
  submissionId: string
  /** 0-based. */
  segmentIndex: number
  /** Created with the page. */
  formId: string
  /** The target language of the segment. */
  language: Language
}

interface Props {
  intent: 'correction' | 'retry'
  target: RevisionTarget
  /** Of a retry that has no transcript yet. */
  revisionId?: string
  lastResult: SubmissionResult | undefined
  label: string
  hint?: string
  words?: string
  submit: string
  /** Rendered next to the submit button. */
  children?: ReactNode
}

/** Whether the action's response is about this form. There are several on the page. */
export function isAbout(
  lastResult: SubmissionResult | undefined,
  form: { intent: string; segmentIndex: number; revisionId?: string | undefined },
): boolean {
  const value = lastResult?.initialValue
  const isSame = value?.intent === form.intent && value.segmentIndex === String(form.segmentIndex)
  return isSame && value.revisionId === form.revisionId
}

interface WordsProps extends Pick<Props, 'label' | 'hint' | 'words'> {
  language: Language
  /** Whether the learner may state that nothing was said. */
  offersNothing: boolean
}

function Words({ label, hint, words, language, offersNothing }: WordsProps) {
  const id = useId()
  const { problemOf, valueOf } = useFormState()
  const { faults } = useCopy(wordsBoxCopy)
  const fault = problemOf('transcript')
  // A box the learner has emptied stays empty.
  const isBack = valueOf('intent') !== undefined
  const problem = fault === 'blank' || fault === 'both' ? faults[fault] : fault
  return (
    <>
      <BlankQuestion count={fault === 'blank' ? 1 : 0} />
      <FieldFrame id={id} label={<span id={`${id}-title`}>{label}</span>} hint={hint} problem={problem}>
        <textarea
          id={id}
          name="transcript"
          lang={language}
          rows={4}
          maxLength={MAX_TRANSCRIPT_CHARACTERS}
          defaultValue={valueOf('transcript') ?? (isBack ? '' : words)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy({ id, hint, problem })}
          className="block w-full rounded-control border border-soft/60 bg-surface px-3 py-2 text-16 text-ink aria-invalid:border-critical"
        />
      </FieldFrame>
      {words !== undefined && <input type="hidden" name="heard" value={words} />}
      <div className="-mt-3 mb-3 flex flex-wrap items-start justify-between gap-x-6">
        {offersNothing && (
          <SaidNothingBox name="nothing" isTicked={valueOf('nothing') !== undefined} aboutId={`${id}-title`} />
        )}
        <Dictate fieldId={id} aboutId={`${id}-title`} language={language} />
      </div>
    </>
  )
}

/** A text field for the transcript of one segment, as a plain form. */
export function RevisionForm({ intent, target, revisionId, lastResult, children, submit, ...field }: Props) {
  const copy = useCopy(segmentRevisionsCopy)
  const { submissionId, segmentIndex, formId, language } = target
  const canBeNothing = mayBeNothing({ intent, revisionId })
  const isOwn = isAbout(lastResult, { intent, segmentIndex, revisionId })
  return (
    <FormFrame
      intent={intent}
      draft={`${intent}.${submissionId}.${revisionId ?? segmentIndex}`}
      lastResult={isOwn ? lastResult : undefined}
      className="max-w-2xl"
    >
      <input type="hidden" name="submissionId" value={submissionId} />
      <input type="hidden" name="segmentIndex" value={segmentIndex} />
      <input type="hidden" name="formId" value={formId} />
      {revisionId !== undefined && <input type="hidden" name="revisionId" value={revisionId} />}
      <Words {...field} language={language} offersNothing={canBeNothing} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pending={copy.sending} needs={canBeNothing ? [] : ['transcript']}>
          {submit}
        </SubmitButton>
        {children}
      </div>
    </FormFrame>
  )
}
