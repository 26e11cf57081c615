export { dialog } from '../en/dialog.ts'
