import type { AppArea } from '../kit/area'

/** Parts of other pages; none of its own. */
export const helpArea = {
  name: 'help',
} satisfies AppArea
