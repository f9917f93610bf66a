import { pair } from '@workledger/kit/i18n/pair'
import type { ApiError } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'

/** Shows that a command failed and why; the form gets the error too. */
export const saying = (failed: string) => (error: ApiError) => {
  toast({ text: pair(failed, error.message), tone: 'bad' })
  throw error
}
