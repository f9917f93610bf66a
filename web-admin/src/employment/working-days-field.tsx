import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { weekdayNames } from '@workledger/contracts/employment/employment.events'
import type { FieldProps } from '@workledger/kit/form/form'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grid } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { Fragment, useId, useState } from 'react'
import { employmentTexts } from './messages'
import { slots } from './slots'

type Days = Record<string, number[]>

/** The value without any choice. */
const usual: Days = Object.fromEntries(weekdayNames.slice(0, 5).map((day) => [day, [...slots]]))

const isPart = (worked: readonly number[]) => worked.length > 0 && worked.length < slots.length

interface Props extends FieldProps<Days> {
  disabled?: boolean
  /** Start and end of each part, if known. */
  times?: readonly (readonly [from: string, to: string])[] | undefined
}

/** Seven days, each on or off; the parts of a day are set below them, on request. */
export function WorkingDaysField({ value, onChange, error, disabled, times }: Props) {
  const t = useText(employmentTexts)
  const { weekdayName } = useFormat()
  const id = useId()
  const [parts, setParts] = useState(() => Object.values(value).some(isPart))

  const name = (index: number, style: 'short' | 'long') => weekdayName(index + 1, style)

  const chosen = Object.values(value).some((worked) => worked.length > 0)
  const shown = chosen ? value : usual
  const set = (day: string, worked: readonly number[]) =>
    onChange({ ...shown, [day]: [...worked].sort() })

  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Strong component="legend" sx={{ p: 0, mb: 0.5, fontSize: 13 }}>
        {t('days')}
      </Strong>
      <Grid columns="repeat(7, minmax(32px, 72px))" gap={0.75}>
        {weekdayNames.map((day, index) => {
          const worked = shown[day] ?? []
          return (
            <Box
              key={day}
              component="button"
              type="button"
              aria-label={name(index, 'long')}
              aria-pressed={worked.length > 0}
              data-part={isPart(worked) || undefined}
              onClick={() => set(day, worked.length > 0 ? [] : slots)}
              sx={dayLook}
            >
              {name(index, 'short')}
            </Box>
          )
        })}
      </Grid>
      <Button
        variant="text"
        size="small"
        aria-expanded={parts}
        aria-controls={id}
        onClick={() => setParts(!parts)}
        sx={{ mt: 0.5, ml: -0.5 }}
      >
        {t('advanced')}
      </Button>
      {parts && (
        <Box id={id} sx={{ ...grid, gridTemplateColumns: partColumns, rowGap: '2px', mt: 0.5 }}>
          {slots.map((slot, row) => {
            const time = times?.[row]?.join('–')
            return (
              <SlotRow
                key={slot}
                slot={slot}
                time={time}
                row={row}
                shown={shown}
                name={name}
                set={set}
              />
            )
          })}
        </Box>
      )}
      <Box
        role={error ? 'alert' : undefined}
        sx={{
          mt: 0.5,
          fontSize: 12,
          lineHeight: '16px',
          color: error ? 'tone.bad' : 'text.secondary',
        }}
      >
        {error ??
          (!parts
            ? t('daysHint')
            : times
              ? t('slotsHint')
              : `${t('slotsHint')} ${t('slotTimesHint')}`)}
      </Box>
    </Box>
  )
}

interface SlotRowProps {
  slot: number
  time: string | undefined
  row: number
  shown: Days
  name: (index: number, style: 'short' | 'long') => string
  set: (day: string, worked: readonly number[]) => void
}

/** One part of the day, on each of the seven days. */
function SlotRow({ slot, time, row, shown, name, set }: SlotRowProps) {
  const t = useText(employmentTexts)

  return (
    <Fragment>
      {time && (
        <Box
          className="num"
          aria-hidden
          sx={{
            ...timeLook,
            gridColumn: { xs: '1 / -1', sm: 8 },
            gridRow: { xs: 2 * row + 1, sm: row + 1 },
          }}
          dir="ltr"
        >
          {time}
        </Box>
      )}
      {weekdayNames.map((day, index) => {
        const worked = shown[day] ?? []
        const label = t('slot', { day: name(index, 'long'), slot })

        return (
          <Box
            key={day}
            component="button"
            type="button"
            aria-label={time ? `${label}, ${time}` : label}
            aria-pressed={worked.includes(slot)}
            onClick={() =>
              set(
                day,
                worked.includes(slot) ? worked.filter((each) => each !== slot) : [...worked, slot],
              )
            }
            sx={{
              ...slotLook,
              gridColumn: index + 1,
              ...(time && { gridRow: { xs: 2 * row + 2, sm: row + 1 } }),
            }}
          />
        )
      })}
    </Fragment>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(32px, 72px))',
  gap: 0.75,
} as const

/** On a phone, the times are above the parts. */
const partColumns = { xs: grid.gridTemplateColumns, sm: `${grid.gridTemplateColumns} auto` }

const timeLook = {
  alignSelf: 'center',
  justifySelf: 'start',
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const

const button = {
  border: 0,
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
} as const

const dayLook = {
  ...button,
  p: { xs: 0, sm: 0.25 },
  minHeight: 32,
  // Arabic has no short names of days.
  fontSize: { xs: 11, sm: 12 },
  letterSpacing: 0,
  overflow: 'hidden',
  bgcolor: 'transparent',
  color: 'text.secondary',
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: '6px',
  '&[aria-pressed=true]': {
    color: 'tone.accentInk',
    bgcolor: 'tone.accentSoft',
    borderColor: 'primary.main',
    fontWeight: 600,
  },
  '&[data-part]': { borderStyle: 'dashed' },
  '@media (pointer: coarse)': { minHeight: 40 },
} as const

const slotLook = {
  ...button,
  height: 24,
  bgcolor: 'tone.waitSoft',
  borderRadius: '3px',
  '&[aria-pressed=true]': { bgcolor: 'primary.main' },
  '@media (pointer: coarse)': { height: 32 },
} as const
