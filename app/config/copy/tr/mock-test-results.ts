export { mockTestResults } from '../en/mock-test-results.ts'
