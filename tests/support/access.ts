// Who may open what: the responses shared by many routes (tests/http/access.test.ts).

export const ACTORS = ['guest', 'learner', 'pro', 'tester', 'admin'] as const
export type Actor = (typeof ACTORS)[number]
export type Expected = number | string | Record<Actor, number | string>

/** For members; guests are sent to /login and back. */
export const toLogin = (path: string): Record<Actor, number | string> => ({
  guest: `/login?redirectTo=${encodeURIComponent(path)}`,
  learner: 200,
  pro: 200,
  tester: 200,
  admin: 200,
})
export const adminPage = (path: string) => ({ ...toLogin(path), learner: 403, pro: 403, tester: 403 })
export const refusedPage = (path: string) => ({ ...toLogin(path), learner: 400, pro: 400, tester: 400, admin: 400 })
export const signedIn = { guest: 401, learner: 200, pro: 200, tester: 200, admin: 200 }
/** Belongs to none of these actors. */
export const notTheirs = { guest: 401, learner: 404, pro: 404, tester: 404, admin: 404 }
/** Learners' calls that accept writes only. */
export const signedInWrites = { guest: 401, learner: 405, pro: 405, tester: 405, admin: 405 }
/** Admins' calls that accept writes only. */
export const adminWrites = { guest: 401, learner: 403, pro: 403, tester: 403, admin: 405 }
export const guestsOnly = {
  guest: 200,
  learner: '/dashboard',
  pro: '/dashboard',
  tester: '/dashboard',
  admin: '/dashboard',
}
export const everybody = 200
/** Calls that accept writes only. */
export const writeOnly = 405
