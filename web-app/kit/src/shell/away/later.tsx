import { type ReactNode, useEffect } from 'react'
import { keepFocus } from '../../ui/keep-focus'
import OfflineBar from './offline-bar'

/** What the shell needs after a page's first content. */
export default function Later(): ReactNode {
  useEffect(keepFocus, [])
  return <OfflineBar />
}
