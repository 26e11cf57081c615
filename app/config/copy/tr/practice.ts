export { practice } from '../en/practice.ts'
