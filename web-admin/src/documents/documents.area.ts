import type { ConsoleArea } from '../kit/area'

/** A tab of an employee's profile; no page of its own. */
export const documentsArea = {
  name: 'documents',
} satisfies ConsoleArea
