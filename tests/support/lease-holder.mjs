// Another process that claims rows and reports on stdout what became of its leases (lease-holder.ts). Argument: the
// rows, as JSON. Each line on stdin is a command.
import { createInterface } from 'node:readline'
import { openSources } from './sources.mjs'

const vite = await openSources()
const { claimAll, obey } = await vite.ssrLoadModule('/tests/support/lease-holder.ts')
const leases = await claimAll(JSON.parse(process.argv[2] ?? '[]'))
const answer = (/** @type {unknown} */ value) => process.stdout.write(`${JSON.stringify(value)}\n`)
answer('claimed')
for await (const line of createInterface({ input: process.stdin })) answer(await obey(line, leases))
