/** XP that make a day (specification 1, section 9; spec/3-decisions, section 3). */
export const DAILY_GOAL_XP = 100
/** For one interpreted segment. */
export const XP_PER_SEGMENT = 10
/** Of the clock, exclusive: morning before 12, afternoon before 17, otherwise evening (specification 1, section 2). */
export const MORNING_ENDS_HOUR = 12
export const AFTERNOON_ENDS_HOUR = 17
