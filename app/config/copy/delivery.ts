import { delivery as en } from './en/delivery.ts'
import type { Localised } from './locale.ts'

export const deliveryCopy: Localised<typeof en> = { en }
