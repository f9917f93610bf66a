import type { ConsoleArea } from '../kit/area'

/** Parts of other pages; none of its own. */
export const employmentArea = {
  name: 'employment',
} satisfies ConsoleArea
