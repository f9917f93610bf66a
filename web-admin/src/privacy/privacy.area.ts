import type { ConsoleArea } from '../kit/area'

/** Its list is a tab of the company's settings. */
export const privacyArea = { name: 'privacy' } satisfies ConsoleArea
