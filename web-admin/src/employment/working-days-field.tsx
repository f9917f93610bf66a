import Box from '@mui/material/Box'
import { weekdayNames } from '@workledger/contracts/employment/employment.events'
import type { FieldProps } from '@workledger/web-app/kit/form'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { employmentTexts } from './messages'

type Days = Record<string, number[]>
const slots = [1, 2, 3, 4, 5] as const
// A week that begins on a Monday, for the names of the days.
const monday = 5

/** The slots worked on each weekday: a press on a box takes one, a press on the day's name all five. */
export function WorkingDaysField({ value, onChange, error, disabled }: FieldProps<Days> & { disabled?: boolean }) {
  const t = useText(employmentTexts)
  const { locale } = useFormat()
  const name = (index: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, monday + index)))
  const set = (day: string, worked: readonly number[]) => onChange({ ...value, [day]: [...worked].sort() })
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500, fontSize: 13 }}>
        {t('days')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(36px, 72px))', gap: 0.75 }}>
        {weekdayNames.map((day, index) => {
          const worked = value[day] ?? []
          return (
            <Box key={day} sx={{ display: 'grid', gap: '2px' }}>
              <Box
                component="button"
                type="button"
                aria-pressed={worked.length === slots.length}
                onClick={() => set(day, worked.length === slots.length ? [] : slots)}
                sx={dayLook}
              >
                {name(index, 'short')}
              </Box>
              {slots.map((slot) => (
                <Box
                  key={slot}
                  component="button"
                  type="button"
                  aria-label={t('slot', { day: name(index, 'long'), slot })}
                  aria-pressed={worked.includes(slot)}
                  onClick={() => set(day, worked.includes(slot) ? worked.filter((each) => each !== slot) : [...worked, slot])}
                  sx={slotLook}
                />
              ))}
            </Box>
          )
        })}
      </Box>
      <Box
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: error ? 'tone.bad' : 'text.secondary' }}
      >
        {error ?? t('daysHint')}
      </Box>
    </Box>
  )
}

const button = { border: 0, font: 'inherit', cursor: 'pointer', '&:disabled': { cursor: 'default' } } as const
const dayLook = {
  ...button,
  p: 0.25,
  fontSize: 12,
  bgcolor: 'transparent',
  color: 'text.secondary',
  borderRadius: '4px',
  '&[aria-pressed=true]': { color: 'tone.accentInk', fontWeight: 600 },
} as const
const slotLook = {
  ...button,
  height: 24,
  bgcolor: 'tone.waitSoft',
  borderRadius: '3px',
  '&[aria-pressed=true]': { bgcolor: 'primary.main' },
  '@media (pointer: coarse)': { height: 32 },
} as const
