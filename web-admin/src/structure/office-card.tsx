import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { addressLines } from '@workledger/contracts/kernel/written-address'
import type { Rows } from '@workledger/contracts/registry'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Phone } from '@workledger/kit/ui/phone'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { structureTexts } from './messages'

/** An office: its place, its time zone, the number of its people, and its holidays. */
export function OfficeCard({
  office,
  buttons,
  holidays,
}: {
  office: Rows['offices']
  buttons: ReactNode
  holidays: boolean
}) {
  const t = useText(structureTexts)
  const language = useLanguage()

  const {
    id,
    name,
    main,
    timezone,
    address_line_1,
    address_line_2,
    postal_code,
    city,
    state,
    country,
    phone_number,
    employees_count,
  } = office

  const address = [address_line_1, address_line_2].filter(Boolean).join('\n')
  const lines = addressLines({ address, postcode: postal_code, city, state, country }, language)

  return (
    <Box
      component="article"
      aria-label={name}
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
      <Row wrap gap={1} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        {main && <StatusChip tone="accent">{t('main')}</StatusChip>}
      </Row>
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <Box component="bdi" key={line} sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
        {phone_number && <Phone number={phone_number} country={country} />}
      </Muted>
      <Row align="stretch" wrap sx={{ columnGap: 2, fontSize: 12, color: 'text.secondary' }}>
        <span className="ltr">{timezone.replaceAll('_', ' ')}</span>
        <span className="num">{t('peopleHere', { count: employees_count })}</span>
      </Row>
      <Row wrap gap={0.5} sx={{ mt: 'auto' }}>
        {holidays && (
          <Button
            component={AppLink}
            to={`/admin/offices/${id}/holidays`}
            startIcon={<Icon name="calendar" />}
          >
            {t('holidays')}
          </Button>
        )}
        <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>{buttons}</Box>
      </Row>
    </Box>
  )
}
