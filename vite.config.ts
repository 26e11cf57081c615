import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { sharedFiles } from './build-plugins/client-files.ts'
import { oneLanguage } from './build-plugins/one-language.ts'
import { asciiServerFiles, BUNDLED_PACKAGES, serverChunks } from './build-plugins/server-bundle.ts'
import { smallIcons } from './build-plugins/small-icons.ts'

// scripts/build.mjs builds once per language (docs/decisions/025-one-language-a-bundle.md). In development one bundle has both.
const language = process.env.BUILD_LANGUAGE
// The server's bundle starts with our own HTTP server, so that the app and what serves it share one module graph. It has all
// languages; of the second build only the list of client files is needed.
const serverInput =
  language === undefined || language === 'en' ? './app/entry.node.ts' : 'virtual:react-router/server-manifest'

// What the plugins gain, and how to remove each: build-plugins/README.md.
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    smallIcons(),
    asciiServerFiles(),
    reactRouter(),
    ...(language === undefined ? [] : [oneLanguage(language)]),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // React and the router stay in a browser's cache over releases, and both languages share them. The other
              // groups join modules that pages load together: a phone waits for each request. See build-plugins/README.md.
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                { name: 'app', test: /[\\/](?:app[\\/](?:root|entry\.client)|shell[\\/]page-frame)\.tsx/, priority: 1 },
                ...sharedFiles(),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // For `node bench/profile.mjs`, which names the files that the time is spent in.
        sourcemap: process.env.BUILD_SOURCE_MAP === '1',
        rollupOptions: {
          input: serverInput,
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: serverChunks() },
            // It finds the lists of other languages' files next to itself.
            chunkFileNames: ({ name }) => (name === 'start' ? 'start.js' : 'assets/[name]-[hash].js'),
            // With asciiServerFiles.
            charset: 'ascii',
          },
        },
      },
      // In development packages are not bundled.
      resolve: { noExternal: command === 'build' ? BUNDLED_PACKAGES : [] },
    },
  },
}))
