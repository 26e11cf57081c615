export { subscribe } from '../en/subscribe.ts'
