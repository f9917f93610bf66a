import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { AddRow } from '../../form/add-row'
import { CheckField } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { TimeField } from '../../form/time-field'
import { useText } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { sharedAttendanceTexts } from './messages'
import type { TypedBreak } from './typed-shift'

/** The breaks of a shift, one per line. `mayPay` allows marking a break as paid. */
export function BreaksField({
  name,
  value,
  onChange,
  error,
  disabled,
  mayPay,
}: FieldProps<TypedBreak[]> & { mayPay: boolean }) {
  const t = useText(sharedAttendanceTexts)
  const change = (index: number, part: Partial<TypedBreak>) =>
    onChange(value.map((each, n) => (n === index ? { ...each, ...part } : each)))

  return (
    <Box>
      {value.map(({ from, to, paid }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
        <Row key={n} align="end" gap={1} sx={{ mb: 1 }}>
          <TimeField
            name={`${name}.${n}.from`}
            value={from}
            onChange={(text) => change(n, { from: text })}
            disabled={disabled}
            label={t('shift.breakFrom')}
          />
          <TimeField
            name={`${name}.${n}.to`}
            value={to}
            onChange={(text) => change(n, { to: text })}
            disabled={disabled}
            label={t('shift.breakTo')}
          />
          {(mayPay || paid) && (
            <CheckField
              name={`${name}.${n}.paid`}
              value={paid}
              onChange={(checked) => change(n, { paid: checked })}
              disabled={disabled || !mayPay}
              label={t('shift.paid')}
            />
          )}
          <IconButton
            aria-label={t('shift.removeBreak')}
            disabled={disabled}
            onClick={() => onChange(value.filter((_, each) => each !== n))}
          >
            <Icon name="trash" />
          </IconButton>
        </Row>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {value.length < 20 && (
        <AddRow
          disabled={disabled ?? false}
          add={() => onChange([...value, { from: '', to: '', paid: false }])}
        >
          {t('shift.addBreak')}
        </AddRow>
      )}
    </Box>
  )
}
