// Another process that submits an attempt, and is killed or stopped while it is scored (submitting-process.ts).
// Prints the outcome. Arguments: user id, dialogue id, submission id.
import { openSources } from './sources.mjs'

const vite = await openSources()
const { submitTyped } = await vite.ssrLoadModule('/tests/support/submitting-process.ts')
const [, , userId, dialogueId, submissionId] = process.argv
const outcome = await submitTyped({ userId: Number(userId), dialogueId: Number(dialogueId), submissionId })
process.stdout.write(JSON.stringify(outcome))
