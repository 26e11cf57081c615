import { VERIFICATION_LINK_LIFETIME_HOURS } from '../../accounts.ts'

/** /verify-email, and what POST /api/auth/resend-verification answers. */
export const emailVerification = {
  confirm: {
    title: 'Verify your email address',
    text: 'This secures your account: with a verified address you can always get back in.',
    verify: 'Verify my email address',
    verifying: 'Verifying...',
  },
  verified: {
    title: 'Your email address is verified',
    text: 'There is nothing left to do. Thank you.',
    dashboard: 'Go to Dashboard',
    logIn: 'Log In',
  },
  expired: {
    title: 'This link has expired',
    text: `A verification link works for ${VERIFICATION_LINK_LIFETIME_HOURS} hours, and this one is older. You can have a new one sent.`,
  },
  invalid: {
    title: 'This link does not work',
    text: 'It is not complete, or a newer one replaced it. The newest mail holds the link that works, or you can have another one sent.',
  },
  resend: 'Send a new link',
  logInFirst: 'Log in to get a new link',
  resent: 'Verification email sent! Please check your inbox and spam folder.',
}
