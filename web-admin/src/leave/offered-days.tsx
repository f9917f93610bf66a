import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useFormat } from '@workledger/kit/i18n/format'
import { BareList, Grow, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useLeaveWords } from './leave-row'
import { type HolidayImport, isChosen } from './use-holiday-import'

/** The country's days, each with a checkbox. */
export function OfferedDays({ holidays }: { holidays: HolidayImport }) {
  const { found, offered } = holidays
  const { t } = useLeaveWords()

  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 320, overflowY: 'auto' }}
      tabIndex={0}
    >
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={6} height={36} />
      ) : offered.length === 0 ? (
        <EmptyState dense icon="calendar" title={t('holiday.unknown')} />
      ) : (
        <BareList aria-label={t('holiday.tab')}>
          {offered.map((day) => (
            <OfferedDay key={day.date} day={day} form={holidays.form} />
          ))}
        </BareList>
      )}
    </Box>
  )
}

interface DayProps {
  day: HolidayImport['offered'][number]
  form: HolidayImport['form']
}

/** One day; the office's existing days cannot be ticked. */
function OfferedDay({ day, form }: DayProps) {
  const { t } = useLeaveWords()
  const { weekday } = useFormat()
  const { turned } = form.values
  const { date, name, part, type, added } = day

  const turn = () =>
    form.set(
      'turned',
      turned.includes(date) ? turned.filter((each) => each !== date) : [...turned, date],
    )

  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Row
        component="label"
        gap={1}
        sx={{ minHeight: 36, px: 1, color: added ? 'text.secondary' : undefined }}
      >
        <Checkbox size="small" checked={isChosen(day, turned)} disabled={added} onChange={turn} />
        <Grow component="bdi">{name}</Grow>
        <Muted component="span" className="num" size={12} sx={{ textAlign: 'end' }}>
          {weekday(date)}
          {Number(part) < 1 && ` · ${t('holiday.half')}`}
          {type === 'bank' && ` · ${t('holiday.bank')}`}
          {added && ` · ${t('holiday.stands')}`}
        </Muted>
      </Row>
    </Box>
  )
}
