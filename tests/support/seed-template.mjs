// Seeds a database as the first start of the built app does; global-setup.ts runs it in a process of its own.
import { fromRoot } from '../../scripts/project.mjs'

const { seed } = await import(fromRoot('build/server/index.js'))
await seed({ demo: 'at first' })
// The app's idle connections would hold the process.
process.exit()
