export { toaster } from '../en/toaster.ts'
