export { googleSignUp, notification } from '../en/google-sign-up.ts'
