export { mockTestMenu } from '../en/mock-test-menu.ts'
