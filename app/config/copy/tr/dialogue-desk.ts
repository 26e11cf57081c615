export { dialogueDesk } from '../en/dialogue-desk.ts'
