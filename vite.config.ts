import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanCss } from './app/styles/lean-css.ts'
import { leanIcons, leanSheets, oneLanguage, quietRouter } from './scripts/client-bundle.mjs'
import { IN_SERVER_BUNDLE, plainFiles, serverFiles } from './scripts/server-bundle.mjs'

// scripts/build.mjs builds once a language (docs/decisions/025-one-language-a-bundle.md); in development a bundle has both.
const language = process.env.BUILD_LANGUAGE
// The server's bundle starts with our own HTTP server, so that the app and what serves it share one module graph. It has all
// languages, so of the second build only the list of its files is wanted.
const serverInput =
  language === undefined || language === 'en' ? './app/entry.node.ts' : 'virtual:react-router/server-manifest'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    quietRouter(),
    leanIcons(),
    leanSheets(leanCss),
    plainFiles(),
    reactRouter(),
    ...(language === undefined ? [] : [oneLanguage(language)]),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    // Fewer and larger files compress better. Each group takes along what its files import, unless one above has it.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 3,
                },
                { name: 'site', test: /[\\/]app[\\/]root\.tsx/, priority: 2 },
                { name: 'frame', test: /[\\/]shell[\\/]page-frame\.tsx/, priority: 1 },
                { name: 'fields', test: /[\\/](?:drafts[\\/]draft\.tsx|ui[\\/]input-look\.ts)/, priority: 0.5 },
                { name: 'kept', test: /[\\/]browser-storage[\\/](?:drafts|owned-text)\.ts/, priority: 0.5 },
                { name: 'forms', test: /[\\/]components[\\/]forms[\\/](?!password)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: serverInput,
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: serverFiles() },
            // It looks for the lists of other languages' files beside itself.
            chunkFileNames: ({ name }) => (name === 'start' ? 'start.js' : 'assets/[name]-[hash].js'),
            // With plainFiles: text of one byte a character.
            charset: 'ascii',
          },
        },
      },
      // In development they stay as they are: nothing has to be made of them there.
      resolve: { noExternal: command === 'build' ? IN_SERVER_BUNDLE : [] },
    },
  },
}))
