import { VERIFICATION_LINK_LIFETIME_HOURS } from '../../accounts.ts'

/** /verify-email, and the answers of POST /api/auth/resend-verification. */
export const emailVerification = {
  confirm: {
    title: 'Verify your email address',
    text: 'This secures your account: with a verified address you can always get back in.',
    verify: 'Verify my email address',
    verifying: 'Verifying...',
  },
  verified: {
    title: 'Your email address is verified',
    text: 'That’s all. Thank you.',
    dashboard: 'Go to Dashboard',
    logIn: 'Log In',
  },
  expired: {
    title: 'This link has expired',
    text: `A verification link works for ${VERIFICATION_LINK_LIFETIME_HOURS} hours. You can ask for a new one.`,
  },
  invalid: {
    title: 'This link does not work',
    text: 'It is incomplete, or a newer one has replaced it. Use the link in our latest email, or ask for a new one.',
  },
  resend: 'Send a new link',
  logInFirst: 'Log in to get a new link',
  resent: 'Verification email sent! Please check your inbox and spam folder.',
}
