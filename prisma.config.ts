import { defineConfig } from 'prisma/config'

// For the authoring tools only (scripts/database/db-migrate.mjs sets the URL); the app reads app/config/env.server.ts.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
