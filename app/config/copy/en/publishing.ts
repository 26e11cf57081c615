const learners = (count: number) => (count === 1 ? '1 learner' : `${count} learners`)

/** Drafts and publishing, on every desk. */
export const publishing = {
  since: (day: string) => `Published since ${day}`,
  draftNote: 'This is a draft: learners do not see it.',
  savedAsDraft: 'It is a draft: learners do not see it yet.',
  savedPublished: 'Learners see it.',
  publish: 'Publish',
  unpublish: 'Unpublish',
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  cancel: 'Cancel',
  state: 'State',
  show: { label: 'What is shown', all: 'All', draft: 'Drafts', published: 'Published' },
  asSaved: 'It is published as it was last saved.',
  askPublish: (title: string) => `Publish "${title}"?`,
  askUnpublish: (title: string) => `Unpublish "${title}"?`,
  dialogue: {
    practice: (count: number) =>
      count === 0
        ? 'Learners will see it. There is nobody to notify.'
        : `Learners will see it and ${learners(count)} will be notified.`,
    again: 'Learners will see it again. Nobody is notified a second time.',
    mockTest: 'Mock tests that learners see may use it. It is not listed in practice, and nobody is notified.',
    unpublish:
      'Learners no longer see it in lists. Whoever has begun it can go on, and every result stays. You can publish it again.',
  },
  template: {
    publish: 'Learners will see it while it is in use. Nobody is notified.',
    unpublish: 'Learners no longer see it. Whoever has begun it can finish it, and every result stays.',
  },
  word: {
    publish: 'Learners will see it in the list, the drill and their reviews. Nobody is notified.',
    unpublish: 'Learners no longer see it. Their progress with it is kept for the day it is published again.',
  },
  failed: { publish: 'Failed to publish', unpublish: 'Failed to unpublish' },
}
