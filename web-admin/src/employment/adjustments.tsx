import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type Contract, employmentApi } from '@workledger/contracts/employment/employment.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import type { Adjustment } from './adjustment'
import { employmentTexts } from './messages'

const AdjustmentDialog = lazy(() => import('./adjustment-dialog'))

/** Allowances and deductions of one version. */
export function Adjustments({ employee, contract }: { employee: string; contract: Contract }) {
  const found = useQuery(
    query(employmentApi.adjustments, { params: { id: employee, contractId: contract.id } }),
  )

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  return (
    <Grid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={2}>
      {(['allowance', 'deduction'] as const).map((type) => (
        <Side
          key={type}
          type={type}
          employee={employee}
          contract={contract}
          all={found.data?.data}
        />
      ))}
    </Grid>
  )
}

function Side({
  type,
  employee,
  contract,
  all,
}: {
  type: Adjustment['type']
  employee: string
  contract: Contract
  all?: readonly Adjustment[] | undefined
}) {
  const t = useText(employmentTexts)
  const { percent } = useFormat()
  const may = useMay()
  const [open, setOpen] = useState<Adjustment | 'new' | null>(null)
  const is = type === 'allowance'

  const remove = useConsoleCommand('deleteAdjustment', {
    onDone: () => void toast(t(is ? 'toast.allowanceDeleted' : 'toast.deductionDeleted')),
    onError: toastError,
  })

  const ask = async ({ id, category: { name } }: Adjustment) => {
    if (
      await confirm({
        title: t('removeTitle', { name }),
        text: t('removeText'),
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params: { id: employee, contractId: contract.id, adjustmentId: id } })
  }

  const rows = all?.filter((each) => each.type === type)

  return (
    <Card
      title={t(is ? 'allowances' : 'deductions')}
      aside={
        may('addAdjustment') && (
          <Button variant="text" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
            {t(is ? 'addAllowance' : 'addDeduction')}
          </Button>
        )
      }
    >
      {!rows ? (
        <SkeletonRows rows={2} />
      ) : rows.length === 0 ? (
        <Muted sx={{ p: 2 }}>{t(is ? 'noAllowances' : 'noDeductions')}</Muted>
      ) : (
        rows.map((row) => (
          <Row
            key={row.id}
            gap={1}
            sx={{
              minHeight: 40,
              paddingInline: '16px 8px',
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <bdi style={{ flex: 1 }}>{row.category.name}</bdi>
            {row.calculation_type === 'percent' ? (
              <span className="num">
                {percent(row.amount)} {t('ofBasic')}
              </span>
            ) : (
              <Money amount={row.amount} currency={contract.currency} />
            )}
            {may('changeAdjustment') && (
              <>
                <IconButton
                  aria-label={t('edit', { name: row.category.name })}
                  onClick={() => setOpen(row)}
                >
                  <Icon name="edit" size={14} />
                </IconButton>
                <IconButton
                  aria-label={t('remove', { name: row.category.name })}
                  onClick={() => void ask(row)}
                >
                  <Icon name="trash" size={14} />
                </IconButton>
              </>
            )}
          </Row>
        ))
      )}
      <Suspense>
        {open && (
          <AdjustmentDialog
            type={type}
            employee={employee}
            contract={contract.id}
            adjustment={open === 'new' ? null : open}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}
