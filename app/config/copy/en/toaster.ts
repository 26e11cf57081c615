/** The toasts' area. */
export const toaster = {
  area: (key: string) => `Messages (${key})`,
  close: 'Close message',
  error: 'Error',
}
