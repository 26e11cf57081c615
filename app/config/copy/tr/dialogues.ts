export { dialogues } from '../en/dialogues.ts'
