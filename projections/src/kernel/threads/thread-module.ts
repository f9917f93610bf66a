import { join } from 'node:path'

declare const found: unique symbol

/** Path of a module that only threads load. */
export type ThreadModule = string & { readonly [found]: true }

/**
 * Returns the path of a module and throws at start if it is missing. The compiler does not check a
 * path in a string.
 */
export const threadModule = (folder: string, name: string) =>
  require.resolve(join(folder, name)) as ThreadModule
