import type { AppArea } from '@workledger/kit/shell/area'

/** Parts of other pages; none of its own. */
export const employmentArea = {
  name: 'employment',
} satisfies AppArea
