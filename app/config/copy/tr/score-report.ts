export { scoreReport } from '../en/score-report.ts'
