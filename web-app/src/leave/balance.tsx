import { AdjustmentList } from '@workledger/kit/areas/leave/adjustment-list'
import { Balance as BalanceOfYear, thisYear } from '@workledger/kit/areas/leave/balance'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { leaveTexts } from './messages'

interface Props {
  employee: string
  /** Empty means the present year. */
  year: string
  onYear: (year: string) => void
}

/** The viewer's own balance of a year, with the reasons of adjustments. */
export function Balance({ employee, year, onYear }: Props) {
  const t = useText(leaveTexts)
  const now = thisYear()

  return (
    <>
      <BalanceOfYear
        employee={employee}
        year={Number(year) || now}
        onYear={(to) => onYear(to === now ? '' : String(to))}
        none={<Muted sx={{ mb: 2.5 }}>{t('balance.none')}</Muted>}
        beside={(name) =>
          name && <Muted sx={{ display: { xs: 'none', sm: 'block' } }}>{name}</Muted>
        }
      />
      <AdjustmentList employee={employee} />
    </>
  )
}
