export { passwordReset } from '../en/password-reset.ts'
