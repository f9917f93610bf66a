import { useEffect } from 'react'
import { toast } from '../toast'
import { sharedLeaveTexts } from './messages'

/** Says once that leaves could not be loaded; the list itself says why and offers another try. */
export function useLoadFailed(error: unknown) {
  const failed = Boolean(error)
  useEffect(() => {
    if (failed) toast({ text: sharedLeaveTexts.t('loadFailed'), tone: 'bad' })
  }, [failed])
}
