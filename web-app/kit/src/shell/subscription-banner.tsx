import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { billingApi } from '@workledger/contracts/billing/billing.api'
import { useState } from 'react'
import { isolated, today, useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { serverNow } from '../i18n/server-time'
import { useCurrent } from '../net/current'
import { query } from '../net/query'
import { AppLink, useProductPath } from '../ui/app-link'
import { Icon } from '../ui/icon'
import { AGAIN, Bar, link } from './banners'
import { noticeOf } from './billing-notice'

const looks = {
  readOnly: { tone: 'warn', icon: 'warning' },
  pastDue: { tone: 'bad', icon: 'warning' },
  trialEnds: { tone: 'accent', icon: 'info' },
} as const

/** Pages of the console that show all of this themselves. */
const own = ['/admin/billing', '/admin/subscription']

/**
 * Shows all people that the workspace is read-only. Before that, it warns people who can subscribe
 * of a failed payment or the trial's end; they can hide these two until the next day.
 */
export function SubscriptionBanner() {
  const t = useText(kitTexts)
  const { moment } = useFormat()
  const path = useProductPath()
  const { workspace, admin } = useCurrent()
  const ws = workspace?.id ?? ''
  const ask = { ...query(billingApi.billingState, { params: { ws } }), enabled: workspace !== null }
  const state = useQuery({ ...ask, refetchInterval: AGAIN }).data?.data
  const [closed, setClosed] = useState<string | null>(null)
  const notice = state && noticeOf(state, admin, serverNow())
  if (!state || !notice || own.includes(path)) return null
  const day = `${ws} ${notice} ${today()}`
  const reminds = notice !== 'readOnly'
  if (reminds && [closed, localStorage.getItem(keyOf(ws))].includes(day)) return null

  const close = () => {
    localStorage.setItem(keyOf(ws), day)
    setClosed(day)
  }

  return (
    <Bar
      {...looks[notice]}
      end={
        reminds && (
          <IconButton
            aria-label={t('billing.later')}
            title={t('billing.later')}
            onClick={close}
            sx={{ color: 'inherit' }}
          >
            <Icon name="close" size={14} />
          </IconButton>
        )
      }
    >
      {notice === 'trialEnds'
        ? t('billing.trialEnds', { moment: isolated(moment(state.trial_ends_at!)) })
        : t(`billing.${notice}`)}{' '}
      {admin && (
        <Box component={AppLink} to="/admin/billing" sx={link}>
          {t(notice === 'pastDue' ? 'billing.card' : 'billing.plans')}
        </Box>
      )}
    </Bar>
  )
}

const keyOf = (ws: string) => `workledger.billing.${ws}`
