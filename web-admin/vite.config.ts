import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }
// The server that development requests go to; `npm start` listens there.
const server = process.env.API_URL ?? 'http://localhost:3000'

// Zod carries its JSON Schema writer with every schema; only the server's documentation uses it.
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  load: (id) =>
    /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)
      ? `const none = () => {}\n${jsonSchemaNames(id)
          .map((name) => `export const ${name} = none`)
          .join('\n')}`
      : null,
}
const jsonSchemaNames = (id: string) =>
  [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map((found) => found[1])

export default defineConfig({
  base: '/admin/',
  define: { __BUILD__: JSON.stringify({ version, date: new Date().toISOString().slice(0, 10) }) },
  plugins: [react(), withoutJsonSchema],
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  build: { outDir: 'dist', manifest: true, target: 'es2022', sourcemap: false, reportCompressedSize: false },
  server: {
    port: 3132,
    // Everything but the console's own addresses is the server's and the employees' app's.
    proxy: { '^/(?!admin/)': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
})
