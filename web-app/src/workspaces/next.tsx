import { useQueryClient } from '@tanstack/react-query'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useText } from '../kit/i18n'
import { query } from '../kit/query'
import { session } from '../kit/session'
import { workspacesTexts } from './messages'

/** Changes the company: `?_c=` is loaded and chosen, then `next` is opened; when that fails, `next` is opened all the same. */
export default function Next() {
  const t = useText(workspacesTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ws = search.get('_c')
  const asked = search.get('next') ?? ''
  // Only into this product: `//host` and `\host` would lead out of it.
  const next = /^\/(?![/\\])/.test(asked) ? asked : '/dashboard'
  useEffect(() => {
    let left = false
    const go = () => {
      if (left) return
      if (next.startsWith('/admin')) window.location.replace(next)
      else navigate(next, { replace: true })
    }
    if (!ws) return go()
    client.fetchQuery(query(workspacesApi.workspace, { params: { ws } })).then(() => {
      if (!left) session.chooseWorkspace(ws)
      go()
    }, go)
    return () => {
      left = true
    }
  }, [ws, next, client, navigate])
  return <div role="status">{t('loading')}</div>
}
