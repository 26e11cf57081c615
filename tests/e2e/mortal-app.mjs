// The built app again, on the database and files of another one, for a journey that kills it.
import { fromRoot, ROOT } from '../../scripts/project.mjs'

const { serve } = await import(fromRoot('build/server/index.js'))
await serve({ rootFolder: ROOT })
process.exit(0)
