import { useEffect } from 'react'
import { toast } from './toast'

/**
 * Says once, each time that something could not be loaded, what it was; where it would stand the
 * page says why.
 */
export function useSayingFailed(failed: boolean, text: string) {
  useEffect(() => {
    if (failed) toast({ text, tone: 'bad' })
  }, [failed, text])
}
