// npm test: everything, the browser journeys too, on a machine that has nothing but Node.
import { ensureInstalled } from '../install.mjs'
import { runScript } from '../project.mjs'

await runScript(async () => {
  await ensureInstalled()
  const { ensureChromium } = await import('./chromium.mjs')
  const { ensurePrismaClient } = await import('../database/prisma-generate.mjs')
  const { ensureBuild } = await import('../build.mjs')
  const { browserJourneys, conclude, staticChecks, unitAndDatabaseTests } = await import('./steps.mjs')
  const chromiumPath = await ensureChromium()
  await ensurePrismaClient()
  await ensureBuild()
  conclude([await staticChecks(), await unitAndDatabaseTests(), await browserJourneys(chromiumPath)])
})
