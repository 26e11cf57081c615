export { mockTestTutorial } from '../en/mock-test-tutorial.ts'
