import type { AppArea } from '@workledger/kit/shell/area'

/** A card of one's account, and a tab of the company's settings. */
export const privacyArea = { name: 'privacy' } satisfies AppArea
