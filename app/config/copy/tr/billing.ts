export { billing } from '../en/billing.ts'
