import type { QueryClient } from '@tanstack/react-query'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timerFavouritesApi as api } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { ApiError, call, newKey } from '@workledger/kit/net/client'
import { keyOf } from '@workledger/kit/net/query'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { workOf } from '../commands'
import { favouriteTexts } from './messages'

/** Adds the work of an entry to the favourites. */
export async function addFavourite(client: QueryClient, ws: string, entry: TimeEntry) {
  try {
    const request = { params: { ws }, body: workOf(entry) }
    await call(api.addTimerFavourite, request, { key: newKey() })
    toast(favouriteTexts.t('added'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastError(error)
  }

  await client.invalidateQueries({ queryKey: keyOf(api.timerFavourites) })
}
