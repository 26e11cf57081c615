export { accountExport } from '../en/account-export.ts'
