// Small scripts without React, in public/. Every page also works without them.

/** Joins the waiting list without leaving the page. */
export const WAITLIST_SCRIPT = '/waitlist.js'
/** Enhances the forms of /login and /signup. */
export const ACCOUNT_FORMS_SCRIPT = '/account-forms.js'
/** Shows and rates passwords, on hydrated pages too. */
export const PASSWORD_FIELDS_SCRIPT = '/password-fields.js'
/** Lists the dialogues kept on this device, on the offline page. */
export const KEPT_DIALOGUES_SCRIPT = '/kept-dialogues.js'
/** Searches /faq as you type. */
export const QUESTION_SEARCH_SCRIPT = '/question-search.js'
