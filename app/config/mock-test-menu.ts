/** How many past tests the menu lists, newest first; History has them all. */
export const MENU_HISTORY = 5
