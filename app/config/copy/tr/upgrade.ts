export { upgrade } from '../en/upgrade.ts'
