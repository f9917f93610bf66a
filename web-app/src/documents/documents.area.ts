import type { AppArea } from '@workledger/kit/shell/area'

/** A tab of one's own profile, and one of each employee's in the console; no page of its own. */
export const documentsArea = {
  name: 'documents',
} satisfies AppArea
