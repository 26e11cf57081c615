/** What a week is for. */
export const WEEK_THEMES = ['foundations', 'domains', 'pace', 'mocks', 'last-week'] as const
export type WeekTheme = (typeof WEEK_THEMES)[number]
