import type { AppArea } from '../kit/area'

/** Parts of other pages; none of its own. */
export const employmentArea = {
  name: 'employment',
} satisfies AppArea
