export { samplePractice } from '../en/sample-practice.ts'
