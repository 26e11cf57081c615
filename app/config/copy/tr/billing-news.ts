export { billingNews } from '../en/billing-news.ts'
