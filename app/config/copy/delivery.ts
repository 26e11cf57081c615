import { delivery as en } from './en/delivery.ts'
import type { Localised } from './locale.ts'
import { delivery as tr } from './tr/delivery.ts'

export const deliveryCopy: Localised<typeof en> = { en, tr }
