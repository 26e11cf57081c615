import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'

// A drill in which words are asked in sentences of dialogues.

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
  await db.vocabulary.create({ data: TERM })
})
afterAll(() => app.close())

type User = { id: number }

interface Question {
  text: string
  cloze: { before: string; segment: unknown } | null
}

async function start(user: User, query: string): Promise<Question[]> {
  const response = await app.request(`/api/vocabulary/drill${query}`, { headers: await signedInAs(user) })
  const { questions }: { questions: Question[] } = await response.json()
  return questions
}

// A term that no seeded dialogue has.
const TERM = {
  english: 'quokka permit',
  turkish: 'kuoka belgesi',
  category: 'Community',
  difficulty: 'beginner' as const,
  exampleEnglish: 'The quokka permit ends in May.',
  exampleTurkish: 'Kuoka belgesi mayısta bitiyor.',
}
const SEGMENTS = [
  {
    speaker: 'English',
    gender: 'female',
    text: 'Have you signed the quokka permit yet?',
    translation: 'Kuoka belgesini imzaladınız mı?',
  },
  {
    speaker: 'Turkish',
    gender: 'male',
    text: 'Kuoka belgesi bende.',
    translation: 'I have the quokka permit with me.',
  },
]
const GUIDANCE = SEGMENTS.map(() => ({ variantKinds: [], wrongs: [], note: null, terms: ['Quokka permit'] }))

async function withDialogue(changes: Parameters<typeof createDialogue>[0]) {
  const dialogue = await createDialogue({ transcript: JSON.stringify({ segments: SEGMENTS }), ...changes })
  return db.dialogue.update({ where: { id: dialogue.id }, data: { guidance: JSON.stringify(GUIDANCE) } })
}

test('in a sentence: of a dialogue that this learner may practise, in the language that is asked', async () => {
  const [free, pro] = [await createAccount(), await createAccount({ plan: 'pro' })]
  const ask = async (user: User, direction: string) => {
    const [question] = await start(user, `?q=quokka&by=sentence&direction=${direction}`)
    return question?.cloze
  }
  // Neither a mock test's, nor a draft's, nor a deleted one's.
  await withDialogue({ isMockTestCandidate: true })
  await withDialogue({ publishedAt: null })
  await withDialogue({ deletedAt: new Date() })
  const example = {
    source: { before: 'The ', term: 'quokka permit', after: ' ends in May.' },
    before: '',
    after: ' mayısta bitiyor.',
    segment: null,
  }
  expect(await ask(pro, 'to_turkish')).toEqual(example)
  const premium = await withDialogue({ accessLevel: 'premium' })
  expect(await ask(free, 'to_turkish')).toEqual(example)
  expect(await ask(pro, 'to_turkish')).toEqual({
    source: { before: 'Have you signed the ', term: 'quokka permit', after: ' yet?' },
    before: '',
    after: 'ni imzaladınız mı?',
    segment: { dialogueId: premium.id, segmentIndex: 0 },
  })
  expect(await ask(pro, 'to_english')).toMatchObject({
    before: 'I have the ',
    segment: { dialogueId: premium.id, segmentIndex: 1 },
  })
  const open = await withDialogue({})
  expect(await ask(free, 'to_turkish')).toMatchObject({ segment: { dialogueId: open.id } })
  // A word that no dialogue and no example has is asked as usual.
  await db.vocabulary.create({ data: { ...TERM, english: 'numbat', exampleEnglish: null, exampleTurkish: null } })
  expect(await start(free, '?q=numbat&by=sentence')).toMatchObject([{ text: 'numbat', cloze: null }])
})

test('in a sentence of the same English word in another sense it is not asked', async () => {
  const user = await createAccount({ plan: 'pro' })
  const word = { category: 'Housing', difficulty: 'beginner' as const }
  await db.vocabulary.createMany({
    data: [
      { ...word, english: 'wombat', turkish: 'vombat', sense: 'animal' },
      { ...word, english: 'wombat', turkish: 'kepçe', sense: 'machine', category: 'Business' },
    ],
  })
  const segments = [{ speaker: 'Turkish', gender: 'male', text: 'Kepçe geldi.', translation: 'The wombat has come.' }]
  const dialogue = await createDialogue({ transcript: JSON.stringify({ segments }) })
  const guidance = JSON.stringify([{ variantKinds: [], wrongs: [], note: null, terms: ['wombat'] }])
  const terms = [{ english: 'wombat', turkish: 'kepçe' }]
  await db.dialogue.update({ where: { id: dialogue.id }, data: { guidance, terms } })
  const asked = await start(user, '?q=wombat&by=sentence&direction=to_english')
  expect(new Map(asked.map(({ text, cloze }) => [text, cloze?.before]))).toEqual(
    new Map([
      ['kepçe', 'The '],
      ['vombat', undefined],
    ]),
  )
})

test('a learner’s own word may be any word', async () => {
  const user = await createAccount()
  await db.ownWord.create({
    data: { userId: user.id, english: 'constructor', turkish: 'yapıcı', folded: 'constructor yapici' },
  })
  expect(await start(user, '?words=own&by=sentence')).toMatchObject([{ text: 'constructor', cloze: null }])
})

test('into a sentence an inflected form is right', async () => {
  const user = await createAccount()
  const { id } = await db.vocabulary.findFirstOrThrow({ where: { english: TERM.english } })
  const fields = { word: String(id), direction: 'to_turkish', reps: '0', answer: 'kuoka belgesini', by: 'sentence' }
  const response = await app.request('/api/vocabulary/drill', {
    method: 'POST',
    headers: await writingAs(user),
    body: new URLSearchParams(fields),
  })
  expect((await response.json()).verdict).toBe('correct')
})
