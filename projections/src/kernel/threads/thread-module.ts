import { join } from 'node:path'

declare const found: unique symbol

/** Path of a module that only a thread loads. */
export type ThreadModule = string & { readonly [found]: true }

/**
 * Finds a module when the process starts, and throws where there is none: a path in a text has no
 * compiler.
 */
export const threadModule = (folder: string, name: string) =>
  require.resolve(join(folder, name)) as ThreadModule
