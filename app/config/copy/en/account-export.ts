/** README.txt in the file of 'Download my data'. */
export const accountExport = {
  readMe: (facts: { username: string; date: string }) => `Köprü: the data of ${facts.username}, ${facts.date}

Everything that belongs to your account. The .json files are text and open in any editor or browser.
Times are in UTC, in the form 2026-01-31T09:30:00.000Z. The days in progress.json follow your own time zone.

account.json         Your profile, subscription and settings.
submissions.json     Every attempt, newest first: dialogue, score, evaluation, and what was heard in each
                     recording. "file" names the recording in this zip. Where it is null, "state" says why:
                     "deleted" recordings no longer exist on our side either; "left out" ones did not fit
                      into one zip file. "revisions" are segments that you corrected or tried again.
recordings/          Your recordings: a folder for each attempt, a file for each segment, counted from 1,
                      and one for each time that you tried a segment again.
unfinished.json      Recordings of attempts that you have not submitted yet; they are deleted after a week.
mock-tests.json      Your mock tests with their results, newest first.
progress.json        Points (XP) by day.
notes.json           Your notes on attempts.
own-words.json       The words that you added, with your notes on them.
word-notes.json      Your notes on other words.
cards.json           Your deck: when each word is due, in each direction, and how well you know it.
study-plan.json      Your study plan: the date of your test, how you rate yourself, your minutes.
test-outcomes.json   How your tests went, as you told us, with your notes.
study-log.json       What you have done, with its day and its seconds.
mistakes.json        The segments that come back, and the mended ones.
sprints.json         Your finished sprints: what was asked, right answers and the longest row.
memory-ladder.json   Your tries on the memory ladder, as you marked them.
lessons.json         The lessons on note-taking that you finished.
reminder-settings.json  When and how you want to be reminded.
reminders.json       The reminders and weekly letters we sent you.
devices.json         The browsers that show your reminders.
bookmarks.json       Dialogues that you bookmarked.
likes.json           Dialogues that you liked.
notifications.json   The notifications we sent you.
feedback.json        The feedback you sent us.

Not in here: your password (we only keep a one-way hash of it), your session keys, and other people's data.
`,
}
