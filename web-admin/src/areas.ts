import type { ConsoleArea } from './kit/area'

const declarations = import.meta.glob<Record<string, ConsoleArea>>('./*/*.area.ts', { eager: true })

/** Every area, as the `{area}.area.ts` of each folder declares it. */
export const areas: readonly ConsoleArea[] = Object.values(declarations).flatMap((exported) =>
  Object.values(exported),
)
