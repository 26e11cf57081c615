// Scripts without a framework: files of public/. Every page does without them.

/** Joins the waiting list without leaving the page, and says so where the line is down. */
export const WAITLIST_SCRIPT = '/waitlist.js'
/** What /login and /signup do while one types, and their sending. */
export const ACCOUNT_FORMS_SCRIPT = '/account-forms.js'
/** Shows passwords and says what they lack; pages that come alive have it too. */
export const PASSWORD_FIELDS_SCRIPT = '/password-fields.js'
/** Searches /faq while one types. */
export const QUESTION_SEARCH_SCRIPT = '/question-search.js'
