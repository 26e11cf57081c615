import { studyPlan as en } from './en/study-plan.ts'
import type { Localised } from './locale.ts'
import { studyPlan as tr } from './tr/study-plan.ts'

export const studyPlanCopy: Localised<typeof en> = { en, tr }
