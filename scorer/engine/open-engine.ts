import type { Judge } from '../judge/judge.ts'
import { type Limits, readLimits } from '../judge/limits.ts'
import { loadJudge } from '../judge/load.ts'
import type { Segment } from '../reading/segment.ts'
import { type Assessment, assess } from './assess.ts'
import { type ShadedStretch, shadesOf } from './shades.ts'

export interface JudgedSegment extends Pick<Assessment, 'findings' | 'conveyed'> {
  /** The source in stretches, by what came across; null if the judge did not look at it. */
  shades: ShadedStretch[] | null
}

/** The one door to this folder: everything else here is for those who change it. */
export interface Engine {
  /** Why there is no judge, so that the rules speak alone; null with one. */
  problem: string | null
  assess: (segment: Segment) => Promise<JudgedSegment>
}

interface Files {
  judge: Judge
  limits: Limits
}

async function filesIn(folder: URL): Promise<Files | { problem: string }> {
  try {
    return { judge: await loadJudge(folder), limits: readLimits(folder) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The rules alone, and why there is no judge. */
export const withoutJudge = (problem: string): Engine => ({
  problem,
  assess: async (segment) => ({ ...(await assess(segment, null)), shades: null }),
})

/** Opens the engine with the judge of a folder (scorer/model/). Never rejects: without a judge the rules speak alone. */
export async function openEngine(folder: URL): Promise<Engine> {
  const files = await filesIn(folder)
  if ('problem' in files) return withoutJudge(files.problem)
  return {
    problem: null,
    assess: async (segment) => {
      const assessment = await assess(segment, files)
      const shades = assessment.judgement && shadesOf(segment, assessment, files.limits)
      return { findings: assessment.findings, conveyed: assessment.conveyed, shades }
    },
  }
}
