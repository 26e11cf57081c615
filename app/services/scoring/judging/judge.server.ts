import { join } from 'node:path'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import { log } from '#app/log.server.ts'
import { createThreadJudge, type Judge, judgeInPlace } from './thread-judge.server.ts'

/** The built server judges in a thread; tests and the development server, which have no bundle, in place. */
export const judge: Judge = import.meta.env.PROD
  ? createThreadJudge({
      scriptPath: join(PROJECT_ROOT, 'build/judging/bundle.mjs'),
      onLost: (error) => log.warn({ err: error }, 'judging without the thread'),
    })
  : judgeInPlace
