export { mockTestSession } from '../en/mock-test-session.ts'
