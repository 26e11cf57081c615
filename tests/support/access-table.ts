// Who may open what: spec/3-decisions, section 1. A route without a row here fails.

export const ACTORS = ['guest', 'learner', 'pro', 'tester', 'admin'] as const
export type Actor = (typeof ACTORS)[number]
type Expected = number | string | Record<Actor, number | string>

/** Signed in, or to /login and back. */
const toLogin = (path: string): Record<Actor, number | string> => ({
  guest: `/login?redirectTo=${encodeURIComponent(path)}`,
  learner: 200,
  pro: 200,
  tester: 200,
  admin: 200,
})
const refusedPage = (path: string) => ({ ...toLogin(path), learner: 400, pro: 400, tester: 400, admin: 400 })
const signedIn = { guest: 401, learner: 200, pro: 200, tester: 200, admin: 200 }
/** What has an owner, who is none of these. */
const notTheirs = { guest: 401, learner: 404, pro: 404, tester: 404, admin: 404 }
/** Calls that only take writes, of learners. */
const signedInWrites = { guest: 401, learner: 405, pro: 405, tester: 405, admin: 405 }
/** Calls of admins that only take writes. */
const adminWrites = { guest: 401, learner: 403, pro: 403, tester: 403, admin: 405 }
const guestsOnly = { guest: 200, learner: '/dashboard', pro: '/dashboard', tester: '/dashboard', admin: '/dashboard' }
const everybody = 200
/** Calls that only take writes. */
const writeOnly = 405

/** What GET answers: a status, or where it redirects to. */
export const GET: Record<string, Expected> = {
  '/': everybody,
  '/practice/sample': everybody,
  '/coming-soon': everybody,
  '/offline': everybody,
  '/sitemap.xml': everybody,
  '/robots.txt': everybody,
  '/.well-known/security.txt': everybody,
  '/guides/naati-ccl-overview': everybody,
  '/faq': everybody,
  '/site-index': everybody,
  '/privacy-policy': everybody,
  '/terms-of-service': everybody,
  '/cookie-policy': everybody,
  '/login': guestsOnly,
  '/signup': guestsOnly,
  '/forgot-password': everybody,
  '/reset-password': '/forgot-password',
  // Without a token: a guest's link is broken, a verified address needs none.
  '/verify-email': { guest: 400, learner: 200, pro: 200, tester: 200, admin: 200 },
  '/username-setup': '/login?error=oauth_session_expired',
  '/logout': { guest: '/login', learner: 200, pro: 200, tester: 200, admin: 200 },
  '/dashboard': everybody,
  '/feedback': everybody,
  '/upgrade': everybody,
  // Without a payment in the address: 'Payment Error', 'Payment Processing Issue'.
  '/subscribe': refusedPage('/subscribe'),
  '/payment-success': refusedPage('/payment-success'),
  '/practice': everybody,
  '/practice/:dialogueId': toLogin('/practice/1'),
  '/mock-test': everybody,
  '/mock-test/tutorial/:templateId': toLogin('/mock-test/tutorial/1'),
  '/mock-test/exam/:templateId': toLogin('/mock-test/exam/1'),
  // There is none: 'Mock Test Not Found'.
  '/mock-test/session/:mockTestId': { ...notTheirs, guest: toLogin('/mock-test/session/1').guest },
  '/history': toLogin('/history'),
  '/unified-history': toLogin('/unified-history'),
  '/vocabulary': toLogin('/vocabulary'),
  '/notifications': toLogin('/notifications'),
  '/settings': toLogin('/settings'),
  '/help-center': toLogin('/help-center'),
  '/admin': { ...toLogin('/admin'), learner: 403, pro: 403, tester: 403 },
  '/admin/dialogues': { ...toLogin('/admin/dialogues'), learner: 403, pro: 403, tester: 403 },
  '/dev/components': 404,
  '/healthz': everybody,
  '/readyz': everybody,
  '/api/dialogues': everybody,
  '/api/audio/segment/:dialogueId/:segmentIndex': everybody,
  '/api/dashboard-stats': everybody,
  '/api/submit-sample-practice': writeOnly,
  '/api/attempts/:attemptId': everybody,
  '/api/attempts/:attemptId/segments/:segmentIndex': writeOnly,
  '/api/feedback': writeOnly,
  '/api/language': writeOnly,
  '/api/waitlist': writeOnly,
  '/api/stripe/webhook': writeOnly,
  '/api/create-checkout-session': signedInWrites,
  '/api/complete-subscription': signedInWrites,
  '/api/create-portal-session': signedInWrites,
  '/api/auth/register': writeOnly,
  '/api/auth/login': writeOnly,
  '/api/auth/logout': writeOnly,
  '/api/auth/validate/username/:username?': everybody,
  '/api/auth/validate/email': everybody,
  '/api/auth/forgot-password': writeOnly,
  '/api/auth/validate-reset-token': writeOnly,
  '/api/auth/reset-password': writeOnly,
  '/api/auth/google': 503,
  '/api/auth/google/callback': '/login?error=oauth_session_expired',
  '/api/auth/temp-oauth-user': 404,
  '/api/auth/complete-oauth-registration': writeOnly,
  '/api/vocabulary': signedIn,
  '/api/vocabulary/:id/speech/:language': signedIn,
  '/api/submit-naati-session': signedInWrites,
  '/api/submissions': signedIn,
  '/api/submissions/:id': notTheirs,
  '/api/submissions/:submissionId/segments/:segmentIndex/correction': writeOnly,
  '/api/submissions/:submissionId/segments/:segmentIndex/retry': signedInWrites,
  '/api/recordings/:id': notTheirs,
  '/api/recordings/:recordingId/keep': signedInWrites,
  '/api/session-notes/:submissionId': notTheirs,
  '/api/mock-test/templates': everybody,
  '/api/mock-test/templates/:templateId': everybody,
  '/api/mock-test/start-template/:templateId': signedInWrites,
  '/api/mock-test/submit-segment': signedInWrites,
  '/api/mock-test/evaluate-dialogue': signedInWrites,
  '/api/mock-test/words': signedInWrites,
  '/api/mock-test/complete': signedInWrites,
  '/api/mock-test/history': signedIn,
  '/api/mock-test/:mockTestId/active': notTheirs,
  '/api/mock-test/:mockTestId/results': notTheirs,
  '/api/progress': signedIn,
  '/api/submissions/:submissionId/report.pdf': notTheirs,
  '/api/mock-test/:mockTestId/report.pdf': notTheirs,
  '/api/sample-reports/:attemptId/report.pdf': 404,
  '/api/user': signedIn,
  '/api/user/password': signedInWrites,
  '/api/user/export': signedIn,
  '/api/bookmarks/:dialogueId': signedInWrites,
  '/api/likes/:dialogueId': signedInWrites,
  '/api/auth/resend-verification': signedInWrites,
  '/api/notifications': signedIn,
  '/api/notifications/unread-count': signedIn,
  '/api/notifications/mark-as-read/:id': signedInWrites,
  '/api/admin/dialogues': adminWrites,
  '/api/admin/dialogues/:id': adminWrites,
  '/api/admin/dialogues/:id/revert': adminWrites,
  '/api/admin/deleted-dialogues': { ...adminWrites, admin: 200 },
  '/api/*': 404,
  '/*': 404,
}
