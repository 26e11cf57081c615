import type { CookieRow, StorageRow } from '../../legal.ts'

/** /cookie-policy, written for components/prose. */
export const cookiePolicy = {
  sections: {
    short: {
      title: 'In short',
      text: `- Köprü sets only the cookies that it needs to work. **None is for advertising or analytics, and none follows you** to other sites.
- That is why there is no cookie banner here: there is nothing to consent to.
- Without an account you get at most cookies for the language, the voice and the language of explanations that you choose, one that lives for a minute after you send a form and, with the free sample, one that lets you keep its result.`,
    },
    cookies: {
      title: 'Every cookie that we set',
      text: `A cookie is a small piece of text that your browser keeps for a site and sends back to it. Ours are readable by our server only, not by scripts, and go nowhere else.`,
    },
    storage: {
      title: 'What stays in your browser',
      text: `Your browser keeps some things for us and does not send them anywhere by itself. They include your recordings until you submit them, so that a closed tab or a lost connection costs you nothing.`,
    },
    others: {
      title: 'Other sites’ cookies',
      text: `Our pages load nothing from other sites; if there is an exception on this site, it is named below. When you go to another site, such as Google to sign in or Stripe to pay, that site has its own cookies and its own policy.`,
    },
    control: {
      title: 'How to delete them',
      text: `Delete cookies and site data in your browser’s settings; logging out deletes the session cookie too. Without it you cannot stay signed in. The free sample, the guide and the FAQ work without any cookie.`,
    },
  },
  caption: { cookies: 'Köprü’s cookies', storage: 'Kept in the browser' },
  columns: { name: 'Name', purpose: 'Purpose', span: 'How long' },
  rows: {
    session: 'Keeps you signed in. Renewed while you use Köprü; ends when you log out.',
    owner: 'Says which account the browser is signed in to, so that a page never uses another account’s data.',
    left: 'Says which account has just logged out, so that its data in this browser is deleted.',
    sent: 'Says which form has been sent, so that the browser deletes its copy of what you typed.',
    language: 'Remembers the language that you chose.',
    explanations:
      'Remembers the language that you chose for the explanations of your results. Set only if you choose one.',
    voice: 'Remembers the voice that you chose. Set only if you choose one without an account.',
    toast: 'Carries one short message, such as “Password changed”, to the next page.',
    banner: 'Remembers that you closed the line that asks you to verify your email address.',
    sample:
      'Shows that a free sample was done in this browser, so that only the account you create here gets the result. Deleted when you create one.',
    googleState: 'Makes sure that the person who comes back from Google is the one who left. One for each attempt.',
    googleReturn: 'Remembers which page you wanted before you went to Google.',
    googleSignUp: 'Keeps a sign-up with Google open until you have picked a username.',
  } satisfies Record<CookieRow, string>,
  storage: {
    sidebar: 'Whether you folded the sidebar.',
    preferences: 'Choices for this browser: the player’s microphone, its name, and keyboard shortcuts.',
    texts:
      'Separately for each account: text you have typed and not sent, notes on a dialogue, your last three searches, and whether the browser may recognise your speech. Deleted when you log out.',
    attempts:
      'Separately for each account: the recordings of an attempt that you have not submitted yet, and how far you have got. Deleted when you log out.',
    offline:
      'A page for when you are offline, and Köprü’s scripts, so that they are not downloaded again. Also the dialogues that you keep for offline practice, with their sound; these are deleted when you log out.',
    setups: 'A note that a payment in this tab is being completed, so that it is not made twice.',
  } satisfies Record<StorageRow, string>,
  forever: 'until you delete it',
  tab: 'until you close the tab',
  stripe:
    'On the payment page of Köprü, and only there, the card form is loaded from Stripe. To prevent fraud, it sets **__stripe_mid** (1 year) and **__stripe_sid** (30 minutes).',
  mux: 'The audio of our dialogues is loaded from Mux (stream.mux.com).',
  stripeElsewhere: 'You pay on Stripe’s own page, which has its own cookies.',
}
