import { RESET_LINK_LIFETIME_MINUTES } from '../../accounts.ts'

/** /forgot-password and /reset-password. Many sentences are fixed wording (docs/english.md). */
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
    hint: 'Nothing there after a minute or two? Check your spam folder, and that this is the address you signed up with.',
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  reset: {
    title: 'Set a new password',
    text: 'You will be logged out on all devices. Then log in with the new password.',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    save: 'Reset Password',
    saving: 'Resetting...',
    failed: 'Reset Failed. Unable to reset password. The link may be expired.',
  },
  invalid: {
    title: 'Invalid Reset Link',
    text: 'This link is incomplete, was already used, or was replaced by a newer one. Use the link in our latest email.',
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  expired: {
    title: 'Reset Link Expired',
    text: `Reset links work for ${RESET_LINK_LIFETIME_MINUTES} minutes. Your password is unchanged.`,
    again: 'Send Another Reset Link',
    back: 'Back to Sign In',
  },
  done: {
    title: 'Your new password is set',
    text: 'Log in with it to continue. You have been logged out on all devices.',
    logIn: 'Log In',
    message: 'Password Reset Successfully',
  },
}
