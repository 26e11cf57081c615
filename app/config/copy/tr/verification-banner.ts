export { verificationBanner } from '../en/verification-banner.ts'
