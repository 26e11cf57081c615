// Generates the typed database client (app/generated/prisma) from the schema, offline.
import { fromRoot, needsPrismaClient, Problem, runScript } from '../project.mjs'

export async function generatePrismaClient() {
  const { prisma } = await import('./prisma-cli.mjs')
  const { code, output } = await prisma({ args: ['generate'], stdio: 'pipe' })
  if (code !== 0) throw new Problem(`The database client could not be generated:\n${output}`)
}

export async function ensurePrismaClient() {
  if (needsPrismaClient()) await generatePrismaClient()
}

if (process.argv[1] === fromRoot('scripts/database/prisma-generate.mjs')) await runScript(generatePrismaClient)
