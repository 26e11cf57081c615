import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { adviseOnTemplate } from './template-advice.ts'
import { type Candidate, emptyTemplate, type TemplateValues } from './template-values.ts'

const CANDIDATES: Candidate[] = [
  { id: 1, title: 'A will', topic: 'Legal', level: 'intermediate', isDraft: false, uses: 0 },
  { id: 2, title: 'A sale', topic: 'Business', level: 'advanced', isDraft: false, uses: 0 },
  { id: 3, title: 'A claim', topic: 'Legal', level: 'intermediate', isDraft: true, uses: 0 },
  { id: 4, title: 'A lease', topic: 'Business', level: 'advanced', isDraft: false, uses: 2 },
]
const COMPLETE: TemplateValues = {
  ...emptyTemplate(),
  title: 'Legal and Business',
  titleTr: 'Hukuk ve İş Dünyası',
  description: 'A will, then a sale.',
  descriptionTr: 'Önce vasiyetname, sonra satış.',
  level: 'advanced',
  category: 'Legal & Business',
  dialogue1Id: '1',
  dialogue2Id: '2',
}
const advise = (changes: Partial<TemplateValues>) =>
  adviseOnTemplate({ ...COMPLETE, ...changes }, CANDIDATES).map(({ rule, fact }) => (fact ? `${rule} ${fact}` : rule))

test('a complete mock test needs nothing', () => {
  expect(advise({})).toEqual([])
})

test('both languages are wanted, and Turkish that is not English', () => {
  expect(advise({ titleTr: ' ', descriptionTr: '' })).toEqual(['title-tr', 'description-tr'])
  expect(advise({ titleTr: COMPLETE.title })).toEqual(['untranslated'])
  expect(advise({ descriptionTr: ` ${COMPLETE.description} ` })).toEqual(['untranslated'])
})

test('it fits its two dialogues: their topics, the harder level, and both published', () => {
  expect(advise({ category: 'Legal', level: 'intermediate' })).toEqual(['category Legal & Business', 'level advanced'])
  expect(advise({ dialogue2Id: '3', level: 'intermediate' })).toEqual(['draft A claim', 'same-topic Legal'])
  expect(advise({ dialogue2Id: '' })).toEqual([])
})

test('a dialogue of another mock test is named', () => {
  expect(advise({ dialogue2Id: '4' })).toEqual(['used A lease'])
  expect(advise({ dialogue1Id: '4' })).toEqual(['used A lease', 'same-topic Business'])
  expect(advise({ dialogue1Id: '4', dialogue2Id: '4' })).toEqual(['used A lease'])
})

test('other marks than NAATI’s are named', () => {
  expect(advise({ passingScore: '60' })).toEqual(['marks'])
  expect(advise({ totalPoints: '45' })).toEqual(['marks'])
})

test('any form is checked without an error, and every piece of advice has a sentence in both languages', () => {
  const field = fc.oneof(fc.string(), fc.constantFrom('1', '2', '3', undefined, null, 7))
  const forms = fc.record({ title: field, titleTr: field, category: field, dialogue1Id: field, dialogue2Id: field })
  fc.assert(
    fc.property(forms, (values) => {
      for (const { rule, fact } of adviseOnTemplate(values, CANDIDATES)) {
        for (const copy of Object.values(templateDeskCopy)) expect(copy.advice[rule](fact)).not.toBe('')
      }
    }),
  )
})
