import { toasts as en } from './en/toasts.ts'
import type { Localised } from './locale.ts'
import { toasts as tr } from './tr/toasts.ts'

export type ToastKey = keyof typeof en
export const toastCopy: Localised<typeof en> = { en, tr }

export function isToastKey(value: unknown): value is ToastKey {
  return typeof value === 'string' && Object.hasOwn(en, value)
}
