export { mockTestIntro } from '../en/mock-test-intro.ts'
