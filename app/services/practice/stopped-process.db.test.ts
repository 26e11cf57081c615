import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { LEASE_RENEWAL_MS } from '#app/config/leases.ts'
import { db } from '#app/db.server.ts'
import { saveEvaluation } from '#app/models/practice/submission.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { leaseOf } from '#tests/support/leases.ts'

const CHILD = fileURLToPath(new URL('../../../tests/support/submitting-process.mjs', import.meta.url))

/** A provider that holds every request until `fail` is called, and rejects all of them from then on. */
async function startProvider() {
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  const server = createServer((_request, response) => {
    void failing.then(() => response.writeHead(401).end('{}'))
  })
  const asked = once(server, 'request')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, asked, fail }
}

test('a process that was stopped while it scored neither renews nor finishes under the lease of another', async () => {
  const [user, dialogue, provider] = [await createAccount(), await createDialogue(), await startProvider()]
  const submissionId = randomUUID()
  const child = spawn(process.execPath, [CHILD, String(user.id), String(dialogue.id), submissionId], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.url },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const outcome = once(child.stdout, 'data')
  await provider.asked
  child.kill('SIGSTOP')
  const where = { id: submissionId }
  await db.$executeRaw`UPDATE submissions SET lease_until = now() - interval '1 second' WHERE id = ${submissionId}::uuid`
  const lease = await leaseOf(submissionId)
  const { leaseUntil } = await db.submission.findUniqueOrThrow({ where })

  child.kill('SIGCONT')
  await delay(LEASE_RENEWAL_MS + 1_000)
  expect(await db.submission.findUniqueOrThrow({ where }), 'renewed').toMatchObject({ leaseUntil })
  provider.fail()
  await delay(2_000)
  expect(await db.submission.findUniqueOrThrow({ where }), 'finished').toMatchObject({ status: 'received', leaseUntil })

  // Both answer with the other process's result.
  const evaluation = newEvaluation({ submissionId, dialogueId: dialogue.id, total: 11.5 })
  await saveEvaluation({ lease, evaluation })
  expect(String(await outcome)).toContain(`"overallScore":${evaluation.overallScore}`)
}, 60_000)
