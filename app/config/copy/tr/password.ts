export { password } from '../en/password.ts'
