import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// unit: pure code beside its source, no database. database: files named *.db.test.ts and everything under tests/,
// each with a database of its own, cloned from one migrated template.
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    // Vitest keeps one core for itself; these tests wait on a database and on processes more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,scorer}/**/*.test.{ts,tsx}'],
          exclude: ['app/**/*.db.test.ts'],
          // They keep nothing between them, so that a worker reads the lexicons once for all of its files.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          // Properties try hundreds of cases, on a busy machine too.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          server: { deps: { external: [/\/build\/server\//] } },
          include: ['{app,prisma}/**/*.db.test.ts', 'tests/{http,spec,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'tests/support/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // A test that a busy machine tripped is shown as retried, and is not the end of the run.
          retry: 1,
        },
      },
    ],
  },
})
