// Seeds a database like the first start of the built app; global-setup.ts runs it in its own process.
import { fromRoot } from '../../scripts/project.mjs'

const { seed } = await import(fromRoot('build/server/index.js'))
await seed({ demo: 'at first' })
// The app's idle connections would keep the process alive.
process.exit()
