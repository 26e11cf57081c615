export { signUpPrompt } from '../en/sign-up-prompt.ts'
