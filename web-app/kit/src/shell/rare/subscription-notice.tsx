import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { isolated, today, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { AppLink } from '../../ui/app-link'
import { Icon } from '../../ui/icon'
import { link } from '../banner-link'
import { Bar } from '../banners'
import type { BillingNotice } from '../billing-notice'
import { rareTexts } from './messages'

const looks = {
  readOnly: { tone: 'warn', icon: 'warning' },
  pastDue: { tone: 'bad', icon: 'warning' },
  trialEnds: { tone: 'accent', icon: 'info' },
} as const

interface Props {
  ws: string
  notice: BillingNotice
  admin: boolean
  /** The end of the trial, in UTC. */
  ends: string | null
}

/** A notice about the subscription; all but the read-only state can be hidden until the next day. */
export default function SubscriptionNotice({ ws, notice, admin, ends }: Props) {
  const t = useText(rareTexts)
  const { moment } = useFormat()
  const [closed, setClosed] = useState<string | null>(null)
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
        ? t('billing.trialEnds', { moment: isolated(moment(ends!)) })
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
