import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // The server bundle starts with our own HTTP server, so that the app and what serves it share one module graph.
    ssr: { build: { rollupOptions: { input: './app/entry.node.ts' } } },
  },
})
