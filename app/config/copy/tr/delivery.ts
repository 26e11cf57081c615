export { delivery } from '../en/delivery.ts'
