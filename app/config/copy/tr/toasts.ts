export { toasts } from '../en/toasts.ts'
