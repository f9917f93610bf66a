import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { slimContracts, withoutJsonSchema } from './slim-contracts'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }
// The server that development requests go to; `npm start` listens there.
const server = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  base: '/',
  define: { __BUILD__: JSON.stringify({ version, date: new Date().toISOString().slice(0, 10) }) },
  plugins: [react(), slimContracts, withoutJsonSchema],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { outDir: 'dist', manifest: true, target: 'es2022', sourcemap: false, reportCompressedSize: false },
  server: {
    port: 3131,
    proxy: {
      '/api': server,
      '/admin': server,
      '/live': { target: server, ws: true },
      '^/[^/]+/v1/public/info$': server,
    },
  },
  test: { environment: 'jsdom', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
})
