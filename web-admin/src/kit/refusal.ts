import type { ApiError } from '@workledger/web-app/kit/client'
import { toast } from '@workledger/web-app/kit/toast'

/** Says that a command failed and why; the form hears of it as well. */
export const saying = (failed: string) => (error: ApiError) => {
  toast({ text: `${failed}: ${error.message}`, tone: 'bad' })
  throw error
}
