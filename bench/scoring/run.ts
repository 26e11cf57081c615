import { readLibrary } from './material.ts'
import { readPerformances } from './performance-files.ts'
import { reportPerformances } from './performances.ts'
import { measureSets } from './sets.ts'

/**
 * Prints a report and returns how many limits were missed. `wanted`: `performances` for the whole performances, `rehearsals` for those that
 * limits and range are chosen on, `library` for the whole library, otherwise 500 of every set of single renditions.
 */
export async function run(wanted: string | undefined): Promise<number> {
  if (wanted === 'performances' || wanted === 'rehearsals') {
    console.log(await reportPerformances(readPerformances(wanted)))
    return 0
  }
  const { report, problems } = await measureSets(readLibrary(), wanted === 'library' ? 'library,' : undefined)
  console.log(report)
  for (const problem of problems) console.log(`beyond its limit: ${problem}`)
  return problems.length
}
