import { COMMENT_MAX_CHARACTERS, COMMENT_MIN_CHARACTERS, type FeedbackCategory } from '../../feedback.ts'

/** The feedback widget and /feedback. Most sentences are fixed wording (docs/english.md). */
export const feedback = {
  title: 'Share Your Feedback',
  lead: 'Tell us what would help you practise. A person reads every message.',
  category: 'Category',
  chooseCategory: 'Select a category',
  categories: {
    'General Suggestion': 'General Suggestion',
    'Bug Report': 'Bug Report',
    'Confusing Content': 'Confusing Content',
    'Scoring Feedback': 'Scoring Feedback',
    Other: 'Other',
  } satisfies Record<FeedbackCategory, string>,
  comment: 'Your feedback',
  counter: (characters: number) => `${characters}/${COMMENT_MAX_CHARACTERS}`,
  commentHint: `Between ${COMMENT_MIN_CHARACTERS} and ${COMMENT_MAX_CHARACTERS} characters.`,
  cancel: 'Cancel',
  submit: 'Submit',
  submitting: 'Submitting...',
  /** On the page of the form. */
  failed: 'We could not take your feedback. Everything you wrote is still here. Please try again.',
  failedTitle: 'Failed to submit feedback',
  failedText: 'Please try again later',
  placeholder: "Tell us what's on your mind...",
  placeholders: {
    'General Suggestion': 'Share your ideas for new features or improvements...',
    'Bug Report': 'Describe the bug and the steps to reproduce it...',
    'Confusing Content': 'Tell us which dialogue or content was unclear, and what would help...',
    'Scoring Feedback': 'Tell us which score or feedback seems incorrect, and why...',
    Other: 'Please give us a detailed description...',
  } satisfies Record<FeedbackCategory, string>,
}
