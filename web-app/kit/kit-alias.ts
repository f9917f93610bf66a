import { fileURLToPath } from 'node:url'

/**
 * Where Vite finds the kit: `@workledger/kit/ui/icon` is `src/ui/icon.tsx`, as `paths` of the
 * tsconfig has it.
 */
export const kitAlias = {
  find: /^@workledger\/kit\//,
  replacement: fileURLToPath(new URL('./src/', import.meta.url)),
}
