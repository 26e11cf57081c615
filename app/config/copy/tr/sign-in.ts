export { signIn } from '../en/sign-in.ts'
