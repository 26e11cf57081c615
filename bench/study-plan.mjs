// node bench/study-plan.mjs: three learners who follow the coach for eight weeks up to the test, with fixed seeds. Prints how many domains they
// met, where their minutes went, and whether a day was ever exceeded (docs/performance.md).
import { importBundled } from '../scripts/bundle.mjs'
import { runScript } from '../scripts/project.mjs'

await runScript(async () => {
  /** @type {typeof import('./study-plan.ts')} */
  const { follow, LEARNERS } = await importBundled('bench/study-plan.ts')
  for (const learner of LEARNERS) {
    const { topics, minutes, trained, wanted, exceeded, thrice, mockTests } = follow(learner)
    const all = Object.values(minutes).reduce((sum, one) => sum + one, 0)
    const shares = Object.entries(minutes).map(([activity, one]) => `${activity} ${Math.round((one / all) * 100)} %`)
    console.log(
      `${learner.name}: ${topics} of 12 domains, ${mockTests} mock tests, ${all} minutes: ${shares.join(', ')}`,
    )
    const exercises = [...trained].toSorted(([, one], [, other]) => other - one).map(([path, one]) => `${path} ${one}`)
    console.log(`  marks were lost most where ${wanted} helps; exercises in minutes: ${exercises.join(', ')}`)
    console.log(`  days exceeded: ${exceeded}; the same three times in a row: ${thrice}`)
  }
})
