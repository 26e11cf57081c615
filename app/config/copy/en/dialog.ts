/** Words of every dialog. */
export const dialog = {
  close: 'Close',
}
