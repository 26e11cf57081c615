import type { Config } from '@react-router/dev/config'

const language = process.env.BUILD_LANGUAGE

export default {
  // scripts/build.mjs puts the builds of the languages together.
  ...(language !== undefined && { buildDirectory: `build/${language}` }),
  ssr: true,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
