import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FailedState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { usePayWords } from './words'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/**
 * The weekday on which overtime weeks begin; a change counts for days that no approved run has
 * paid.
 */
export function OvertimeWeek() {
  const { t } = usePayWords()
  const { day, weekdayName } = useFormat()
  const { workspace, can } = useMember()
  const params = { ws: workspace.id }
  const week = useQuery(query(payrollCategoriesApi.overtimeWeek, { params }))
  const found = week.data?.data

  const change = useConsoleCommand('changeOvertimeWeek', {
    onDone: () => void toast(t('overtime.weekChanged')),
    onError: toastError,
  })

  if (week.error && !found)
    return <FailedState dense error={week.error} retry={() => void week.refetch()} />

  if (!found) return <Skeleton variant="rounded" height={76} sx={{ maxWidth: 320, mb: 2 }} />

  const from = found.versions.at(-1)?.from

  return (
    <Box sx={{ maxWidth: 320, mb: 2 }}>
      <SelectField
        name="first_weekday"
        value={String(found.first_weekday)}
        disabled={!can('edit_company')}
        onChange={(value) =>
          change.busy ||
          change.run({ params, body: { first_weekday: Number(value) }, shown: found })
        }
        label={t('overtime.weekLabel')}
        hint={from ? t('overtime.weekFrom', { day: day(from) }) : t('overtime.weekHint')}
        options={weekdays.map((weekday) => ({
          value: String(weekday),
          label: weekdayName(weekday),
        }))}
      />
    </Box>
  )
}
