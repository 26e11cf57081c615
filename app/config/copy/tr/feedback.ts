export { feedback } from '../en/feedback.ts'
