import Box from '@mui/material/Box'
import { DayInput } from '@workledger/kit/form/day-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useState } from 'react'
import { auditTexts } from '../messages'

interface Props {
  from: string
  to: string
  change: (days: { from?: string; to?: string }) => void
}

/** First and last day; typed text counts once it is a day. */
export function DaysFilter({ from, to, change }: Props) {
  const t = useText(auditTexts)
  return (
    // Stacked on a phone, their fields begin at the same place.
    <Box
      sx={{
        display: { xs: 'grid', sm: 'contents' },
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: 1,
        width: '100%',
      }}
    >
      <FilterDay label={t('from')} value={from} onChange={(day) => change({ from: day })} />
      <FilterDay label={t('to')} value={to} onChange={(day) => change({ to: day })} />
    </Box>
  )
}

function FilterDay({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)

  const take = (text: string) => {
    setTyped(text === '' || isDay(text) ? null : text)
    if (text === '' || isDay(text)) onChange(text)
  }

  return (
    <Box
      component="label"
      sx={{
        display: { xs: 'contents', sm: 'inline-flex' },
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        width: 220,
      }}
    >
      {label}
      <DayInput label={label} value={typed ?? value} onChange={take} />
    </Box>
  )
}
