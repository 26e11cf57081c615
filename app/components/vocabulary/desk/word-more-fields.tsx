import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import {
  EXAMPLE_MAX_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  PRONUNCIATION_MAX_CHARACTERS,
  SENSE_MAX_CHARACTERS,
  SOUND_MAX_CHARACTERS,
} from '#app/config/vocabulary.ts'
import type { WordValues } from '#app/models/vocabulary/desk/word-values.ts'
import { AreaField, ChoiceField, TextField } from '../../dialogues/desk/desk-field.tsx'
import { useCopy } from '../../shell/locale.ts'

type MoreField = Exclude<keyof WordValues, 'english' | 'turkish' | 'category' | 'difficulty' | 'version'>

/** The fields of the fold, in their order on the page. */
export const MORE_FIELDS: readonly MoreField[] = [
  'acceptedEnglish',
  'acceptedTurkish',
  'exampleEnglish',
  'exampleTurkish',
  'sense',
  'partOfSpeech',
  'register',
  'collocations',
  'trapEn',
  'trapTr',
  'institutionEn',
  'institutionTr',
  'ipaEnglish',
  'ipaTurkish',
  'saidEnglish',
  'saidTurkish',
  'pronunciation',
]

interface Props {
  fields: Record<MoreField, FieldMetadata<string>>
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-2">
      <legend className="mb-2 text-15 text-soft">{title}</legend>
      <div className="grid gap-x-6 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** The fields of a word that are rarely filled in. */
export function WordMoreFields({ fields }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const words = copy.fields
  const example = { hint: words.exampleHint, maxLength: EXAMPLE_MAX_CHARACTERS }
  const trap = { hint: words.trapHint, maxLength: NOTE_MAX_CHARACTERS }
  const institution = { hint: words.institutionHint, maxLength: NOTE_MAX_CHARACTERS }
  const sound = { maxLength: SOUND_MAX_CHARACTERS, spellCheck: false, autoCapitalize: 'none' }
  return (
    <div className="pt-3">
      <Group title={words.groups.wordings}>
        <AreaField meta={fields.acceptedEnglish} label={words.acceptedEnglish} hint={words.acceptedHint} lang="en" />
        <AreaField meta={fields.acceptedTurkish} label={words.acceptedTurkish} hint={words.acceptedHint} lang="tr" />
        <TextField meta={fields.exampleEnglish} label={words.exampleEnglish} lang="en" {...example} />
        <TextField meta={fields.exampleTurkish} label={words.exampleTurkish} lang="tr" {...example} />
      </Group>
      <Group title={words.groups.meaning}>
        <TextField
          meta={fields.sense}
          label={words.sense}
          hint={words.senseHint}
          lang="en"
          maxLength={SENSE_MAX_CHARACTERS}
        />
        <ChoiceField meta={fields.partOfSpeech} label={words.partOfSpeech} choices={words.partsOfSpeech} />
        <ChoiceField meta={fields.register} label={words.register} choices={words.registers} />
        <AreaField meta={fields.collocations} label={words.collocations} hint={words.collocationsHint} />
        <TextField meta={fields.trapEn} label={words.trapEn} lang="en" {...trap} />
        <TextField meta={fields.trapTr} label={words.trapTr} lang="tr" {...trap} />
        <TextField meta={fields.institutionEn} label={words.institutionEn} lang="en" {...institution} />
        <TextField meta={fields.institutionTr} label={words.institutionTr} lang="tr" {...institution} />
      </Group>
      <Group title={words.groups.sounds}>
        <TextField meta={fields.ipaEnglish} label={words.ipaEnglish} hint={words.ipaEnglishHint} {...sound} />
        <TextField meta={fields.ipaTurkish} label={words.ipaTurkish} hint={words.turkishSoundHint} {...sound} />
        <TextField meta={fields.saidEnglish} label={words.saidEnglish} hint={words.saidEnglishHint} {...sound} />
        <TextField meta={fields.saidTurkish} label={words.saidTurkish} hint={words.turkishSoundHint} {...sound} />
        <TextField
          meta={fields.pronunciation}
          label={words.pronunciation}
          hint={words.pronunciationHint}
          maxLength={PRONUNCIATION_MAX_CHARACTERS}
        />
      </Group>
    </div>
  )
}
