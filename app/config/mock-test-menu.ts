/** Past tests in the menu, the newest; History has them all. */
export const MENU_HISTORY = 5
