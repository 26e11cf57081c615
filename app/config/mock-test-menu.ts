/** Past tests in the menu, the newest: at one a week, about a year of them. */
export const MENU_HISTORY = 50
