// node bench/readiness.mjs: how often a simulated test lies in the range of the readiness figure, and how often each verdict is right. Learners, dialogues and
// markers are drawn, with fixed seeds; no learner of ours is in it (docs/performance.md).
import { importBundled } from '../scripts/bundle.mjs'
import { runScript } from '../scripts/project.mjs'

const percent = (/** @type {number | null} */ share) => (share === null ? '–' : `${Math.round(share * 100)} %`)

await runScript(async () => {
  /** @type {typeof import('./readiness.ts')} */
  const { simulate, WORLDS } = await importBundled('bench/readiness.ts')
  for (const world of WORLDS) {
    const { within, passedLikely, passedNotYet, width } = simulate(world)
    console.log(
      `${world.name}: ${percent(within)} within the range (${width.toFixed(1)} marks wide); passed after “likely” ${percent(passedLikely)}, after “not yet” ${percent(passedNotYet)}`,
    )
  }
})
