import type { ApiError } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'

/** Says that a command failed and why; the form hears of it as well. */
export const saying = (failed: string) => (error: ApiError) => {
  toast({ text: `${failed}: ${error.message}`, tone: 'bad' })
  throw error
}
