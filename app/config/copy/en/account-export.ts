/** README.txt in the file of 'Download my data'. */
export const accountExport = {
  readMe: (facts: { username: string; date: string }) => `Köprü: the data of ${facts.username}, ${facts.date}

Everything that belongs to your account. The .json files are text: any editor or browser opens them.
Moments are in UTC, in the form 2026-01-31T09:30:00.000Z. Days of progress.json are days of your own time zone.

account.json         Your profile, subscription and settings.
submissions.json     Every attempt, newest first: dialogue, score, evaluation, and what was heard in each
                     recording. "file" names the recording in this zip. Where it is null, "state" says why:
                     "deleted" recordings are gone from our side too; "left out" ones did not fit
                     into one zip file.
recordings/          Your recordings: a folder for each attempt, a file for each segment, counted from 1.
unfinished.json      Recordings of attempts that you have not handed in yet; they are deleted after a week.
mock-tests.json      Your mock tests with their results, newest first.
progress.json        Points (XP) by day.
notes.json           Your notes on attempts.
bookmarks.json       Dialogues that you bookmarked.
likes.json           Dialogues that you liked.
notifications.json   What we notified you of.
feedback.json        Feedback that you sent to us.

Not in here: your password (we only keep a one-way hash of it), the keys of your sessions, and data of others.
`,
}
