export { vocabulary } from '../en/vocabulary.ts'
