import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue, createUser } from '#tests/support/factories.ts'

// What the database itself refuses, whatever the code above it does.

async function newTemplate() {
  const dialogues = [await createDialogue(), await createDialogue()]
  const [dialogue1Id = 0, dialogue2Id = 0] = dialogues.map(({ id }) => id)
  return {
    title: 'First mock test',
    description: 'Two dialogues.',
    level: 'beginner' as const,
    category: 'Community',
    durationMinutes: 20,
    dialogue1Id,
    dialogue2Id,
  }
}

test('a name and an address are taken whatever their case, and read as they were written', async () => {
  const user = await createUser({ username: 'Ayse.K', email: 'Ayse@Example.org' })
  await expect(createUser({ username: 'AYSE.k' })).rejects.toMatchObject({ code: 'P2002' })
  await expect(createUser({ email: 'ayse@example.ORG' })).rejects.toMatchObject({ code: 'P2002' })
  expect(await db.user.findUnique({ where: { usernameFolded: 'ayse.k' } })).toMatchObject({
    id: user.id,
    username: 'Ayse.K',
  })
  await db.user.update({ where: { id: user.id }, data: { email: 'NEW@example.org' } })
  expect(await db.user.findUnique({ where: { emailFolded: 'new@example.org' } })).toMatchObject({ id: user.id })
})

test('the waiting list holds an address once', async () => {
  await db.waitlist.create({ data: { email: 'Someone@example.org' } })
  await expect(db.waitlist.create({ data: { email: 'someone@example.org' } })).rejects.toMatchObject({ code: 'P2002' })
})

test('new rows have the defaults that the product promises', async () => {
  const user = await createUser()
  expect(user).toMatchObject({
    role: 'user',
    subscriptionStatus: 'free',
    cancelAtPeriodEnd: false,
    emailVerified: false,
  })
  const settings = await db.userSettings.create({ data: { userId: user.id } })
  expect(settings).toMatchObject({ notifications: true, language: 'en', timezone: 'UTC', marketingEmails: false })
  const template = await db.mockTestTemplate.create({ data: await newTemplate() })
  expect(template).toMatchObject({ totalPoints: 90, passingScore: 63, accessLevel: 'premium', isActive: true })
})

test('a learner has one running mock test at the most, and any number of completed ones', async () => {
  const user = await createUser()
  const template = await db.mockTestTemplate.create({ data: await newTemplate() })
  const { dialogue1Id, dialogue2Id, passingScore } = template
  const expiresAt = new Date(Date.now() + 60_000)
  const attempt = { userId: user.id, templateId: template.id, dialogue1Id, dialogue2Id, passingScore, expiresAt }
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => db.mockTestAttempt.create({ data: attempt })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const done = { status: 'completed' as const, completedAt: new Date(), overallScore: 60, passed: false }
  await db.mockTestAttempt.updateMany({ where: { userId: user.id }, data: done })
  await db.mockTestAttempt.create({ data: attempt })
  await expect(db.mockTestAttempt.create({ data: { ...attempt, ...done, overallScore: 91 } })).rejects.toThrow(
    'mock_test_attempts_score',
  )
})

test('a mock test needs two different dialogues', async () => {
  const template = await newTemplate()
  const same = { ...template, dialogue2Id: template.dialogue1Id }
  await expect(db.mockTestTemplate.create({ data: same })).rejects.toThrow('mock_test_templates_dialogues')
})

test('a submission has a score from 0 to 45 when it is scored, and none before', async () => {
  const { id: dialogueId, title: dialogueTitle } = await createDialogue()
  const submission = {
    dialogueId,
    dialogueTitle,
    dialogueTopic: 'Legal',
    dialogueLevel: 'beginner',
    type: 'sample',
  } as const
  const scored = { ...submission, status: 'scored', feedback: {} } as const
  await db.submission.create({ data: { ...scored, overallScore: 45 } })
  await expect(db.submission.create({ data: { ...scored, overallScore: 45.1 } })).rejects.toThrow('submissions_score')
  await expect(db.submission.create({ data: scored })).rejects.toThrow('submissions_scored')
  await expect(db.submission.create({ data: { ...submission, overallScore: 3 } })).rejects.toThrow('submissions_scored')
})

test('a learner who is deleted takes everything of theirs along, but what they said to us', async () => {
  const user = await createUser()
  const { id: dialogueId, title: dialogueTitle } = await createDialogue()
  const copied = { dialogueTitle, dialogueTopic: 'Legal', dialogueLevel: 'beginner' } as const
  const submission = await db.submission.create({ data: { ...copied, userId: user.id, dialogueId } })
  await db.sessionNote.create({ data: { submissionId: submission.id, userId: user.id, notes: 'Slow down.' } })
  await db.bookmark.create({ data: { userId: user.id, dialogueId } })
  const { id } = await db.feedback.create({
    data: { userId: user.id, pageUrl: '/', category: 'Other', comment: 'A kind word.' },
  })
  await db.user.delete({ where: { id: user.id } })
  expect(await db.submission.findUnique({ where: { id: submission.id } })).toBeNull()
  expect(await db.bookmark.count({ where: { dialogueId } })).toBe(0)
  expect(await db.feedback.findUnique({ where: { id } })).toMatchObject({ userId: null })
})
