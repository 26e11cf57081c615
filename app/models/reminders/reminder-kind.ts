/** A reminder of a day, or the letter of a week. */
export const REMINDER_KINDS = ['daily', 'letter'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]
