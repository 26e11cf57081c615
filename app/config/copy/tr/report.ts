export { report } from '../en/report.ts'
