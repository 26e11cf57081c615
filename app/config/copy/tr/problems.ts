export { problems } from '../en/problems.ts'
