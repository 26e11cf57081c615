import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
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
                { name: 'forms', test: /[\\/]components[\\/]forms[\\/]/ },
              ],
            },
          },
        },
      },
    },
    // The server bundle starts with our own HTTP server, so that the app and what serves it share one module graph.
    ssr: { build: { rollupOptions: { input: './app/entry.node.ts' } } },
  },
})
