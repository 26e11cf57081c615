export { practiceDialogue } from '../en/practice-dialogue.ts'
