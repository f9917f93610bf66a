import type { AppArea } from '@workledger/kit/shell/area'

/** Parts of other pages; none of its own. */
export const helpArea = {
  name: 'help',
} satisfies AppArea
