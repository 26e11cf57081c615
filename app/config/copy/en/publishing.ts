const learners = (count: number) => (count === 1 ? '1 learner' : `${count} learners`)

/** Drafts and publishing, on every admin page that has them. */
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
  show: { label: 'Show', all: 'All', draft: 'Drafts', published: 'Published' },
  asSaved: 'The last saved version is published.',
  askPublish: (title: string) => `Publish "${title}"?`,
  askUnpublish: (title: string) => `Unpublish "${title}"?`,
  dialogue: {
    practice: (count: number) =>
      count === 0
        ? 'Learners will see it. There is no one to notify.'
        : `Learners will see it and ${learners(count)} will be notified.`,
    again: 'Learners will see it again. Nobody is notified a second time.',
    mockTest: 'Mock tests that learners see may use it. It is not listed in practice, and nobody is notified.',
    unpublish:
      'Learners no longer see it in lists. Anyone who has started it can continue, and all results are kept. You can publish it again.',
  },
  template: {
    publish: 'Learners will see it while it is active. Nobody is notified.',
    unpublish: 'Learners no longer see it. Anyone who has started it can finish it, and all results are kept.',
  },
  word: {
    publish: 'Learners will see it in the list, the drill and their reviews. Nobody is notified.',
    unpublish: 'Learners no longer see it. Their progress is kept in case you publish it again.',
  },
  failed: { publish: 'Failed to publish', unpublish: 'Failed to unpublish' },
}
