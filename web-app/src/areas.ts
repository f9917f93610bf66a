import type { AppArea } from '@workledger/kit/shell/area'
import { declareAreas } from '@workledger/kit/shell/declare-areas'

const declarations = import.meta.glob<Record<string, AppArea>>('./*/*.area.ts', { eager: true })

/** Every area, as the `{area}.area.ts` of each folder declares it. */
export const areas: readonly AppArea[] = Object.values(declarations).flatMap((exported) =>
  Object.values(exported),
)

export const { pages, navigation } = declareAreas(areas)
