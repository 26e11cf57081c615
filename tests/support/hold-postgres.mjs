// A process that owns a data folder until it is stopped or killed: argv is the folder. It prints one JSON line.
import { startPostgres } from '../../scripts/postgres/server.mjs'

try {
  const server = await startPostgres({ folder: process.argv[2] ?? '', durable: false })
  process.once('SIGTERM', () => void server.stop())
  console.log(JSON.stringify({ url: server.url() }))
} catch (error) {
  console.log(JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) }))
}
