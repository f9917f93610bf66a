import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { useCountryName } from '../kit/countries'
import { recruitingTexts } from './messages'

/** An opening: title, place, and the number of applicants. */
export function OpeningCard({ opening, menu }: { opening: Rows['openings']; menu: ReactNode }) {
  const t = useText(recruitingTexts)
  const countryOf = useCountryName()
  const { day, listed } = useFormat()

  const {
    id,
    title,
    city,
    country,
    position_type,
    is_remote_allowed,
    status,
    candidates_count,
    created_at,
  } = opening

  return (
    <Box
      component="article"
      aria-label={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        minWidth: 0,
      }}
    >
      <Row align="start" gap={1}>
        <Strong weight={600} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <AppLink to={`/admin/ats/${id}/detail?tab=applicants`}>
            <bdi>{title}</bdi>
          </AppLink>
        </Strong>
        {menu}
      </Row>
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{listed([city, countryOf(country)])}</bdi>
        <div>
          {t(`positions.${position_type}`)}
          {is_remote_allowed && ` · ${t('remote')}`}
        </div>
      </Muted>
      <Row wrap gap={1} sx={{ mt: 'auto' }}>
        <StatusChip tone={status === 'open' ? 'good' : 'wait'}>{t(status)}</StatusChip>
        <span className="num">{t('applicants', { count: candidates_count })}</span>
        <Muted component="span" size={12} sx={{ marginInlineStart: 'auto' }}>
          {day(created_at)}
        </Muted>
      </Row>
    </Box>
  )
}
