export { notifications } from '../en/notifications.ts'
