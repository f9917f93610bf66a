import { fileURLToPath } from 'node:url'

/**
 * Resolves the kit for Vite: `@workledger/kit/ui/icon` is `src/ui/icon.tsx`, as in the tsconfig's
 * `paths`.
 */
export const kitAlias = {
  find: /^@workledger\/kit\//,
  replacement: fileURLToPath(new URL('./src/', import.meta.url)),
}
