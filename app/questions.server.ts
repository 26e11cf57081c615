import { z } from 'zod'
import { type Database, db } from './db.server.ts'
import { Prisma } from './generated/prisma/client.ts'

/**
 * Something to ask the database: SQL that selects one value, and how to read that value once it came as JSON. Models word
 * questions, and a page asks all of its own in one statement: each statement costs a page about a millisecond, however
 * little it asks.
 */
export interface Question<Answer> {
  sql: Prisma.Sql
  read: (value: unknown) => Answer
}

type Questions = Record<string, Question<unknown>>

/** The answers to questions, by the same names. */
export type Answers<Asked extends Questions> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer> ? Answer : never
}

/** Asks several questions in one statement. */
export async function askTogether<Asked extends Questions>(
  questions: Asked,
  database: Database = db,
): Promise<Answers<Asked>> {
  const asked = Object.entries(questions)
  const values = asked.map(([name, { sql }]) => Prisma.sql`${name}::text, (${sql})`)
  const [row] = await database.$queryRaw<{ answers: Record<string, unknown> }[]>`
    SELECT json_build_object(${Prisma.join(values, ',\n')}) AS answers`
  return Object.fromEntries(asked.map(([name, { read }]) => [name, read(row?.answers[name])])) as Answers<Asked>
}

/** Asks one question. */
export async function ask<Answer>(question: Question<Answer>, database: Database = db): Promise<Answer> {
  const { answer } = await askTogether({ answer: question }, database)
  return answer
}

/** The question for the rows of a query, in their order. */
export function rowsOf<Row>(row: z.ZodType<Row>, sql: Prisma.Sql): Question<Row[]> {
  const rows = z.array(row)
  return {
    sql: Prisma.sql`SELECT coalesce(json_agg(one), '[]') FROM (${sql}) AS one`,
    read: (value) => rows.parse(value),
  }
}

/** The question for the one row of a query; null if there is none. */
export function rowOf<Row>(row: z.ZodType<Row>, sql: Prisma.Sql): Question<Row | null> {
  const found = row.nullable()
  return { sql: Prisma.sql`SELECT row_to_json(one) FROM (${sql}) AS one`, read: (value) => found.parse(value) }
}

/** A timestamp in a row that came as JSON. */
export const MomentSchema = z.string().transform((text) => new Date(text))
