import type { FieldMetadata } from '@conform-to/react'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import {
  AIM_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  DIALOGUE_MAX_SECONDS,
  DIALOGUE_MIN_SECONDS,
  HOOK_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
  TOPICS,
} from '#app/config/dialogues.ts'
import type { DraftValues } from '#app/models/dialogues/draft-values.ts'
import { useCopy } from '../../shell/locale.ts'
import { useTopicName } from '../topic-name.ts'
import { AreaField, ChoiceField, TextField } from './desk-field.tsx'

interface Props {
  fields: Record<Exclude<keyof DraftValues, 'segments'>, FieldMetadata<string>>
  /** The full form also has words in Turkish, a hook, an aim, terms and a word count. */
  isFull: boolean
  /** The current word count of the segments. */
  counted: number
}

/** 'Basic information': everything except the segments. */
export function BasicFields({ fields, isFull, counted }: Props) {
  const copy = useCopy(dialogueDeskCopy).fields
  const topics = `${fields.topic.id}-list`
  const nameOf = useTopicName()
  return (
    <>
      <div className={isFull ? 'grid gap-x-6 md:grid-cols-2' : ''}>
        <TextField meta={fields.title} label={copy.title} maxLength={TITLE_MAX_CHARACTERS} required />
        {isFull && <TextField meta={fields.titleTr} label={copy.titleTr} lang="tr" maxLength={TITLE_MAX_CHARACTERS} />}
        {isFull && (
          <TextField meta={fields.hook} label={copy.hook} hint={copy.hookHint} maxLength={HOOK_MAX_CHARACTERS} />
        )}
        {isFull && <TextField meta={fields.hookTr} label={copy.hookTr} lang="tr" maxLength={HOOK_MAX_CHARACTERS} />}
        <AreaField
          meta={fields.description}
          label={copy.description}
          hint={copy.descriptionHint}
          maxLength={DESCRIPTION_MAX_CHARACTERS}
          required
        />
        {isFull && (
          <AreaField
            meta={fields.descriptionTr}
            label={copy.descriptionTr}
            lang="tr"
            maxLength={DESCRIPTION_MAX_CHARACTERS}
          />
        )}
        {isFull && <TextField meta={fields.aim} label={copy.aim} hint={copy.aimHint} maxLength={AIM_MAX_CHARACTERS} />}
        {isFull && <TextField meta={fields.aimTr} label={copy.aimTr} lang="tr" maxLength={AIM_MAX_CHARACTERS} />}
      </div>
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField
          meta={fields.topic}
          label={copy.topic}
          hint={copy.topicHint}
          list={topics}
          maxLength={TOPIC_MAX_CHARACTERS}
          required
        />
        <datalist id={topics}>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {nameOf(topic)}
            </option>
          ))}
        </datalist>
        <ChoiceField meta={fields.level} label={copy.level} choices={copy.levels} />
        <TextField
          meta={fields.duration}
          label={copy.duration}
          type="number"
          min={DIALOGUE_MIN_SECONDS}
          max={DIALOGUE_MAX_SECONDS}
          inputMode="numeric"
        />
        <ChoiceField meta={fields.accessLevel} label={copy.accessLevel} choices={copy.access} />
        {isFull && (
          <TextField
            meta={fields.wordCount}
            label={copy.wordCount}
            hint={copy.wordCountHint(counted)}
            type="number"
            min={1}
            inputMode="numeric"
          />
        )}
      </div>
      {isFull && <AreaField meta={fields.terms} label={copy.terms} hint={copy.termsHint} rows={6} />}
      <label className="mb-5 flex items-start gap-3 text-15">
        <input
          key={fields.isMockTestCandidate.key}
          type="checkbox"
          name={fields.isMockTestCandidate.name}
          defaultChecked={fields.isMockTestCandidate.initialValue === 'on'}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        {copy.mockCandidate}
      </label>
    </>
  )
}
