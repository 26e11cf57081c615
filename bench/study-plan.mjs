// node bench/study-plan.mjs: three learners who take the first step of the coach for eight weeks up to the test, with fixed seeds. Every choice is the
// product's own. Prints how many domains they met, where their minutes went, and whether a day was exceeded (docs/performance.md).
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
      `${learner.name}: ${topics.size} of ${learner.topics ?? 12} domains, ${mockTests} mock tests, ${all} minutes: ${shares.join(', ')}`,
    )
    const dialogues = [...topics].toSorted(([, one], [, other]) => other - one).map(([topic, one]) => `${topic} ${one}`)
    console.log(`  hardest domain ${learner.hardTopic}; dialogues: ${dialogues.join(', ')}`)
    const exercises = [...trained].toSorted(([, one], [, other]) => other - one).map(([path, one]) => `${path} ${one}`)
    console.log(`  marks were lost most where ${wanted} helps; exercises in minutes: ${exercises.join(', ')}`)
    console.log(`  days exceeded: ${exceeded}; the same three times in a row: ${thrice}`)
  }
})
