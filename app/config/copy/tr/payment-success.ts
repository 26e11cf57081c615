export { paymentSuccess } from '../en/payment-success.ts'
