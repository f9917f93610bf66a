import Box from '@mui/material/Box'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { watchTexts } from './messages'
import type { RuleForm } from './use-rule-form'
import { useWeekdayName } from './weekday-name'

/** The number of days off that count, and their weekdays. */
export function WeekendFields({ form }: { form: RuleForm }) {
  const t = useText(watchTexts)
  const weekday = useWeekdayName()
  const { days_off } = form.values

  return (
    <>
      <TextField
        {...form.field('least')}
        required
        type="number"
        min="2"
        max="1000"
        label={t('least')}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
        <Strong component="legend" sx={{ p: 0, mb: 0.5 }}>
          {t('daysOff')}
        </Strong>
        <Row align="stretch" wrap sx={{ columnGap: 2 }}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <CheckField
              key={day}
              name={`days_off.${day}`}
              value={days_off.includes(day)}
              onChange={(on) =>
                form.set(
                  'days_off',
                  on ? [...days_off, day].sort() : days_off.filter((each) => each !== day),
                )
              }
              label={weekday(day)}
            />
          ))}
        </Row>
        <Muted size={12}>{t('daysOffHint')}</Muted>
      </Box>
    </>
  )
}
