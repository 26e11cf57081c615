import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

// START HERE: every URL, the file that answers it, and (as layouts) the guard or frame around it.
export default [
  layout('routes/public/_site.tsx', [
    index('routes/public/home.tsx'),
    route('practice/sample', 'routes/public/sample-practice.tsx'),
  ]),

  route('healthz', 'routes/api/healthz.ts'),
  route('readyz', 'routes/api/readyz.ts'),
  ...prefix('api', [
    route('audio/segment/:dialogueId/:segmentIndex', 'routes/api/audio-segment.ts'),
    route('submit-sample-practice', 'routes/api/submit-sample-practice.ts'),
    route('*', 'routes/api/not-found.ts'),
  ]),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
