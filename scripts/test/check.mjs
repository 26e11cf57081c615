// npm run check: everything but the browser journeys.
import { runScript } from '../project.mjs'
import { conclude, staticChecks, unitAndDatabaseTests } from './steps.mjs'

await runScript(async () => {
  const { ensurePrismaClient } = await import('../database/prisma-generate.mjs')
  await ensurePrismaClient()
  const { ensureBuild } = await import('../build.mjs')
  await ensureBuild()
  conclude([await staticChecks(), await unitAndDatabaseTests()])
})
