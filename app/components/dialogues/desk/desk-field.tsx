import type { FieldMetadata } from '@conform-to/react'
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { problemCopy, problemSentence } from '#app/config/copy/problems.ts'
import { describedBy, FieldFrame } from '../../forms/field.tsx'
import { useCopy } from '../../shell/locale.ts'
import { INPUT_LOOK } from '../../ui/input-look.ts'

type Meta = FieldMetadata<string>

interface Frame {
  meta: Meta
  label: ReactNode
  hint?: ReactNode
}

/** Props that all controls share: name, initial value, problem. */
function useControl({ meta, hint }: Omit<Frame, 'label'>) {
  const sentences = useCopy(problemCopy)
  const message = meta.errors?.[0]
  const problem = message === undefined ? undefined : problemSentence(sentences, message)
  const control = {
    id: meta.id,
    name: meta.name,
    defaultValue: meta.initialValue,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy({ id: meta.id, hint, problem }),
  }
  return { problem, control }
}

/** A single-line field. */
export function TextField({ meta, label, hint, ...input }: Frame & InputHTMLAttributes<HTMLInputElement>) {
  const { problem, control } = useControl({ meta, hint })
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} problem={problem}>
      <input key={meta.key} {...control} className={INPUT_LOOK} {...input} />
    </FieldFrame>
  )
}

/** A multi-line field. */
export function AreaField({ meta, label, hint, ...area }: Frame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { problem, control } = useControl({ meta, hint })
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} problem={problem}>
      {/* Grows with its content where the browser supports it. */}
      <textarea
        key={meta.key}
        rows={3}
        {...control}
        className={`${INPUT_LOOK} field-sizing-content max-h-96 min-h-26`}
        {...area}
      />
    </FieldFrame>
  )
}

interface Choices extends Frame {
  /** Values with their labels; as pairs where the order matters. */
  choices: Record<string, string> | (readonly [string, string])[]
  /** Further ones under headings; empty groups are left out. */
  groups?: { label: string; choices: (readonly [string, string])[] }[]
}

/** A select. */
export function ChoiceField({
  meta,
  label,
  hint,
  choices,
  groups = [],
  ...select
}: Choices & SelectHTMLAttributes<HTMLSelectElement>) {
  const { problem, control } = useControl({ meta, hint })
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} problem={problem}>
      <select key={meta.key} {...control} className={INPUT_LOOK} {...select}>
        {(Array.isArray(choices) ? choices : Object.entries(choices)).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {groups.map(
          (group) =>
            group.choices.length > 0 && (
              <optgroup key={group.label} label={group.label}>
                {group.choices.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </FieldFrame>
  )
}
