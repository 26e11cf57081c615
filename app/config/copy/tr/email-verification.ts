export { emailVerification } from '../en/email-verification.ts'
