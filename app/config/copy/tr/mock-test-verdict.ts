export { mockTestVerdict } from '../en/mock-test-verdict.ts'
