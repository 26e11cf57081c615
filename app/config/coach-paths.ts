// Apart from navigation.ts, which every page loads.
/** The segments that come back. */
export const MISTAKES_PATH = '/mistakes'
/** Errors by kind and week, and milestones. */
export const PROGRESS_PATH = '/progress'
export const READINESS_PATH = '/readiness'
/** The day of the test, step by step. */
export const REHEARSAL_PATH = '/rehearsal'
/** When and how the learner is reminded. */
export const REMINDERS_PATH = '/settings/reminders'
export const STUDY_PLAN_PATH = '/study-plan'
export const STUDY_PLAN_SETUP_PATH = '/study-plan/setup'
/** How the test went. */
export const TEST_RESULT_PATH = '/test-day/result'
/** Ten minutes for the morning of the test. */
export const WARM_UP_PATH = '/warm-up'
