export { segmentRevisions } from '../en/segment-revisions.ts'
