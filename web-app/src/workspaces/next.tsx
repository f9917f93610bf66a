import { useQueryClient } from '@tanstack/react-query'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { ownPath } from '@workledger/kit/ui/safe-redirect'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { workspacesTexts } from './messages'

/** Changes the company: loads and selects `?_c=`, then opens `next`, also after a failure. */
export default function Next() {
  const t = useText(workspacesTexts)
  const client = useQueryClient()
  const [search] = useSearchParams()
  const ws = search.get('_c')
  const next = ownPath(search.get('next')) ?? '/dashboard'

  useEffect(() => {
    let left = false

    const go = () => {
      if (!left) openInstead(next)
    }

    if (!ws) return go()

    client.fetchQuery(query(workspacesApi.workspace, { params: { ws } })).then(() => {
      if (!left) session.chooseWorkspace(ws)
      go()
    }, go)

    return () => {
      left = true
    }
  }, [ws, next, client])

  return <div role="status">{t('loading')}</div>
}
