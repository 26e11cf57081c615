import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

// START HERE: every URL, the file that answers it, and (as layouts) the guard or frame around it.
export default [
  layout('routes/public/_site.tsx', [
    index('routes/public/home.tsx'),
    route('practice/sample', 'routes/public/sample-practice.tsx'),
  ]),

  layout('routes/auth/_card.tsx', [
    layout('routes/auth/_guests-only.ts', [
      route('login', 'routes/auth/login.tsx'),
      route('signup', 'routes/auth/signup.tsx'),
    ]),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx'),
    route('username-setup', 'routes/auth/username-setup.tsx'),
    route('logout', 'routes/auth/logout.tsx'),
  ]),

  layout('routes/learner/_shell.tsx', [
    route('dashboard', 'routes/learner/dashboard.tsx'),
    route('feedback', 'routes/learner/feedback.tsx'),
    route('practice', 'routes/learner/practice.tsx'),
    route('mock-test', 'routes/learner/mock-test/menu.tsx'),
    layout('routes/learner/_signed-in.ts', [
      route('mock-test/tutorial/:templateId', 'routes/learner/mock-test/tutorial.tsx'),
      route('mock-test/exam/:templateId', 'routes/learner/mock-test/exam.tsx'),
      route('history', 'routes/learner/history.tsx'),
      route('unified-history', 'routes/learner/history.tsx', { id: 'unified-history' }),
      route('vocabulary', 'routes/learner/vocabulary.tsx'),
      route('notifications', 'routes/learner/notifications.tsx'),
      route('settings', 'routes/learner/settings.tsx'),
      route('practice/:dialogueId', 'routes/learner/practice-dialogue.tsx'),
      route('mock-test/session/:mockTestId', 'routes/learner/mock-test/session.tsx'),
    ]),
    layout('routes/admin/_admin.ts', [
      route('admin', 'routes/admin/overview.tsx'),
      route('admin/dialogues', 'routes/admin/dialogues.tsx'),
    ]),
  ]),

  route('healthz', 'routes/api/healthz.ts'),
  route('readyz', 'routes/api/readyz.ts'),
  ...prefix('api', [
    route('dialogues', 'routes/api/dialogues.ts'),
    route('audio/segment/:dialogueId/:segmentIndex', 'routes/api/audio-segment.ts'),
    route('dashboard-stats', 'routes/api/dashboard-stats.ts'),
    route('submit-sample-practice', 'routes/api/submit-sample-practice.ts'),
    route('sample-reports/:attemptId/report.pdf', 'routes/api/sample-report.ts'),
    route('attempts/:attemptId', 'routes/api/attempt.ts'),
    route('attempts/:attemptId/segments/:segmentIndex', 'routes/api/attempt-segment.ts'),
    // Open, for a guest's sample may be corrected too.
    route('submissions/:submissionId/segments/:segmentIndex/correction', 'routes/api/segment-correction.ts'),
    route('feedback', 'routes/api/feedback.ts'),
    route('waitlist', 'routes/api/waitlist.ts'),
    route('mock-test/templates', 'routes/api/mock-test/templates.ts'),
    route('mock-test/templates/:templateId', 'routes/api/mock-test/template.ts'),
    ...prefix('auth', [
      route('register', 'routes/api/auth/register.ts'),
      route('login', 'routes/api/auth/login.ts'),
      route('logout', 'routes/api/auth/logout.ts'),
      route('validate/username/:username?', 'routes/api/auth/validate-username.ts'),
      route('validate/email', 'routes/api/auth/validate-email.ts'),
      route('forgot-password', 'routes/api/auth/forgot-password.ts'),
      route('validate-reset-token', 'routes/api/auth/validate-reset-token.ts'),
      route('reset-password', 'routes/api/auth/reset-password.ts'),
      route('google', 'routes/api/auth/google.ts'),
      route('google/callback', 'routes/api/auth/google-callback.ts'),
      route('temp-oauth-user', 'routes/api/auth/temp-oauth-user.ts'),
      route('complete-oauth-registration', 'routes/api/auth/complete-oauth-registration.ts'),
    ]),
    layout('routes/api/_signed-in.ts', [
      route('user', 'routes/api/user.ts'),
      route('user/password', 'routes/api/user-password.ts'),
      route('bookmarks/:dialogueId', 'routes/api/bookmarks.ts'),
      route('likes/:dialogueId', 'routes/api/likes.ts'),
      route('auth/resend-verification', 'routes/api/auth/resend-verification.ts'),
      route('vocabulary', 'routes/api/vocabulary.ts'),
      route('vocabulary/:id/speech/:language', 'routes/api/vocabulary-speech.ts'),
      route('submit-naati-session', 'routes/api/submit-naati-session.ts'),
      route('submissions', 'routes/api/submissions.ts'),
      route('submissions/:id', 'routes/api/submission.ts'),
      route('submissions/:submissionId/segments/:segmentIndex/retry', 'routes/api/segment-retry.ts'),
      route('recordings/:id', 'routes/api/recording.ts'),
      route('recordings/:recordingId/keep', 'routes/api/recording-keep.ts'),
      route('session-notes/:submissionId', 'routes/api/session-notes.ts'),
      ...prefix('mock-test', [
        route('start-template/:templateId', 'routes/api/mock-test/start-template.ts'),
        route('submit-segment', 'routes/api/mock-test/submit-segment.ts'),
        route('evaluate-dialogue', 'routes/api/mock-test/evaluate-dialogue.ts'),
        route('words', 'routes/api/mock-test/words.ts'),
        route('complete', 'routes/api/mock-test/complete.ts'),
        route('history', 'routes/api/mock-test/history.ts'),
        route(':mockTestId/active', 'routes/api/mock-test/active.ts'),
        route(':mockTestId/results', 'routes/api/mock-test/results.ts'),
      ]),
      route('progress', 'routes/api/progress.ts'),
      route('notifications', 'routes/api/notifications.ts'),
      route('notifications/unread-count', 'routes/api/notifications-unread-count.ts'),
      route('notifications/mark-as-read/:id', 'routes/api/notifications-mark-as-read.ts'),
    ]),
    ...prefix('admin', [
      layout('routes/api/admin/_admin.ts', [
        route('dialogues', 'routes/api/admin/dialogues.ts'),
        route('dialogues/:id', 'routes/api/admin/dialogue.ts'),
        route('dialogues/:id/revert', 'routes/api/admin/dialogue-revert.ts'),
        route('deleted-dialogues', 'routes/api/admin/deleted-dialogues.ts'),
      ]),
    ]),
    layout('routes/api/_signed-in-download.ts', [
      route('user/export', 'routes/api/user-export.ts'),
      route('submissions/:submissionId/report.pdf', 'routes/api/submission-report.ts'),
      route('mock-test/:mockTestId/report.pdf', 'routes/api/mock-test/report.ts'),
    ]),
    route('*', 'routes/api/not-found.ts'),
  ]),

  // In development only.
  route('dev/components', 'routes/dev/components.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
