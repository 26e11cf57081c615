export { recordings } from '../en/recordings.ts'
