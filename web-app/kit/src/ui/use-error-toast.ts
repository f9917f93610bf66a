import { useEffect } from 'react'
import { toast } from './toast'

/** Reports each failed load once in a toast; the content's place on the page has the reason. */
export function useSayingFailed(failed: boolean, text: string) {
  useEffect(() => {
    if (failed) toast({ text, tone: 'bad' })
  }, [failed, text])
}
