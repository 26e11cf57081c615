export { admin } from '../en/admin.ts'
