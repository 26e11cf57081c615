// Rows of tests/http/access.test.ts: who may play and change source audio, and what is authenticated by a signature.

const admins = (answer: number) => ({ guest: 401, learner: 403, pro: 403, tester: 403, admin: answer })

export const SEGMENT_AUDIO_GET = {
  '/admin/dialogues/:id/audio': { ...admins(200), guest: '/login?redirectTo=%2Fadmin%2Fdialogues%2F1%2Faudio' },
  '/api/admin/dialogues/:id/audio': admins(200),
  // There is nothing to hear of an edit that has not begun.
  '/api/admin/dialogue-edit/audio/:segmentIndex': admins(404),
  '/api/admin/dialogues/:id/segments/:segmentIndex/audio': admins(200),
  // The fixture has none.
  '/api/admin/segment-recordings/:id': admins(404),
  // It accepts writes only.
  '/api/admin/segment-recordings/:id/adopt': admins(405),
  '/api/mux/webhook': 405,
}

/** Writes that are forbidden for guests. */
export const SEGMENT_AUDIO_WRITES = {
  '/admin/dialogues/:id/audio': { method: 'POST', answer: 401 },
  '/api/admin/dialogues/:id/segments/:segmentIndex/audio': { method: 'POST', answer: 401 },
  '/api/admin/segment-recordings/:id': { method: 'DELETE', answer: 401 },
  '/api/admin/segment-recordings/:id/adopt': { method: 'POST', answer: 401 },
}

/** Stripe's and Mux's servers send no Origin header: their requests are signed instead. */
export const SIGNED = ['/api/stripe/webhook', '/api/mux/webhook', '/unsubscribe/:token']
