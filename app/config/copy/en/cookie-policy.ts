import type { CookieRow, StorageRow } from '../../legal.ts'

/** /cookie-policy, written for components/prose. */
export const cookiePolicy = {
  sections: {
    short: {
      title: 'In short',
      text: `- Köprü sets only the cookies that it needs to work. **None is for advertising or analytics, and none follows you** to other sites.
- That is why there is no cookie banner here: there is nothing to consent to.
- Without an account you get at most a language cookie, one that lives for a minute after you send a form and, with the free sample, one that lets you keep its result.`,
    },
    cookies: {
      title: 'Every cookie that we set',
      text: `A cookie is a small piece of text that your browser keeps for a site and sends back to it. Ours are readable by our server only, not by scripts, and go nowhere else.`,
    },
    storage: {
      title: 'What stays in your browser',
      text: `Some things your browser keeps for us without sending them anywhere by itself. Your recordings are among them until they have been handed in, so that a closed tab or a dead network loses nothing.`,
    },
    others: {
      title: 'Cookies of others',
      text: `Our pages load nothing from other sites; if there is an exception on this site, it is named below. When you go to another site, such as Google to sign in or Stripe to pay, that site has its own cookies and its own policy.`,
    },
    control: {
      title: 'How to get rid of them',
      text: `Delete cookies and site data in your browser’s settings; the session cookie goes when you log out as well. Without the session cookie nobody can stay signed in. The free sample, the guide and the questions work without any cookie.`,
    },
  },
  caption: { cookies: 'Cookies of Köprü', storage: 'Kept in the browser' },
  columns: { name: 'Name', purpose: 'What for', span: 'For how long' },
  rows: {
    session: 'Keeps you signed in. Renewed while you use Köprü; ends when you log out.',
    owner: 'Says which account the browser is signed in to, so that a page never uses what belongs to another account.',
    left: 'Says which account has just logged out, so that what it kept in the browser is deleted.',
    sent: 'Says which form has been sent, so that the browser deletes its copy of what you typed.',
    language: 'Remembers the language that you chose.',
    toast: 'Carries one short message, such as “Password changed”, to the next page.',
    banner: 'Remembers that you closed the line that asks you to verify your email address.',
    sample:
      'Proves that a free sample was done in this browser, so that the account you create here gets the result, and nobody else does. Ends when you create one.',
    googleState: 'Makes sure that who comes back from Google is who set out. One for each attempt.',
    googleReturn: 'Remembers which page you wanted before you went to Google.',
    googleSignUp: 'Keeps a sign-up with Google open until you have picked a username.',
  } satisfies Record<CookieRow, string>,
  storage: {
    sidebar: 'Whether you folded the sidebar.',
    preferences: 'What was chosen for this browser: the player’s microphone and keys.',
    texts:
      'Separately for each account: text you have typed and not sent, notes beside a dialogue, your last three searches, and whether the browser may recognise your speech. Deleted when you log out.',
    attempts:
      'Separately for each account: the recordings of an attempt that is not handed in yet, and how far you have got. Deleted when you log out.',
    offline:
      'A page for when there is no connection, and the scripts of Köprü, so that they need not be fetched again.',
    setups: 'Notes that a payment in this tab is being completed, so that it is not done twice.',
  } satisfies Record<StorageRow, string>,
  forever: 'until you delete it',
  tab: 'until you close the tab',
  stripe:
    'On the payment page of Köprü, and only there, the card form is loaded from Stripe. Against fraud it sets **__stripe_mid** (1 year) and **__stripe_sid** (30 minutes).',
  mux: 'The sound of our dialogues is loaded from Mux (stream.mux.com).',
  stripeElsewhere: 'You pay on a page of Stripe’s own, with its own cookies.',
}
