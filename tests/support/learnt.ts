import { randomUUID } from 'node:crypto'
import { db } from '#app/db.server.ts'
import { addCards } from '#app/models/vocabulary/deck.server.ts'

/** A word of their own in the deck, and a note on one of the library. */
export async function createWords(userId: number, name: string) {
  const texts = { english: `word of ${name}`, turkish: 'kelime', folded: 'word' }
  const { id: ownWordId } = await db.ownWord.create({ data: { userId, ...texts, note: `own note of ${name}` } })
  await addCards(db, { userId, word: { ownWordId }, now: new Date('2026-03-01') })
  const { id: vocabularyId } = await db.vocabulary.create({
    data: { english: `bond ${name.length}`, turkish: 'depozito', category: 'Housing', difficulty: 'beginner' },
  })
  await db.wordNote.create({ data: { userId, vocabularyId, text: `word note of ${name}` } })
}

/** A sprint, a try on the memory ladder, an outcome, a finished lesson, reminders and their device, whose counts tell whose they are. */
export async function createTraining(userId: number, count: number) {
  const sprint = { kind: 'numbers', direction: 'to_english', level: 1, minutes: 2, answered: count } as const
  await db.sprintRun.create({ data: { ...sprint, id: randomUUID(), userId, right: 4, bestStreak: 3 } })
  const units = { units: count, repeated: 2, interpreted: 1 }
  await db.memoryTry.create({
    data: { ...units, id: randomUUID(), userId, language: 'en', rung: 8, passage: 'en-08-01' },
  })
  await db.testOutcome.create({
    data: { userId, satOn: new Date('2026-03-01'), outcome: 'not-passed', marks: 60, note: `outcome of ${count}` },
  })
  await db.noteLessonDone.create({ data: { userId, slug: `lesson-of-${count}` } })
  await db.reminderSettings.create({ data: { userId, hour: count, byMail: true } })
  await db.reminder.create({ data: { userId, kind: 'daily', day: new Date('2026-03-01') } })
  const keys = { p256dh: 'p', auth: 'a' }
  await db.pushSubscription.create({ data: { userId, endpoint: `https://push.example/${count}`, ...keys } })
}
