import { dialogueTransfer as en } from './en/dialogue-transfer.ts'
import type { Localised } from './locale.ts'
import { dialogueTransfer as tr } from './tr/dialogue-transfer.ts'

export const dialogueTransferCopy: Localised<typeof en> = { en, tr }
