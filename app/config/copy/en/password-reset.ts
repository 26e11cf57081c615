import { RESET_LINK_LIFETIME_MINUTES } from '../../accounts.ts'

/** /forgot-password and /reset-password. Texts in quotation marks in specification 1 are literal. */
export const passwordReset = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Tell us the email address of your account, and we will send you a link to set a new one.',
    description: 'Ask for a link to set a new password for your Köprü account.',
    email: 'Email',
    send: 'Send Reset Link',
    sending: 'Sending...',
    back: 'Back to Sign In',
    failed: 'Unable to send reset email. Please check your email address and try again in 5 minutes.',
  },
  sent: {
    title: 'Check Your Email',
    text: `If an account with that address exists, a link to set a new password is on its way. It works once, for ${RESET_LINK_LIFETIME_MINUTES} minutes.`,
    hint: 'Nothing there after a minute or two? Look in your spam folder, or check that it is the address you signed up with.',
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  reset: {
    title: 'Set a new password',
    text: 'All your devices will be logged out, and you log in again with the new password.',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    save: 'Reset Password',
    saving: 'Resetting...',
    failed: 'Reset Failed. Unable to reset password. The link may be expired.',
  },
  invalid: {
    title: 'Invalid Reset Link',
    text: 'This link is not complete, was already used, or was replaced by a newer one. The newest mail holds the link that works.',
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  expired: {
    title: 'Reset Link Expired',
    text: `A reset link works for ${RESET_LINK_LIFETIME_MINUTES} minutes, and this one is older. Your password is unchanged.`,
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  done: {
    title: 'Your new password is set',
    text: 'Log in with it to go on. All your devices have been logged out.',
    logIn: 'Log In',
    message: 'Password Reset Successfully',
  },
}
