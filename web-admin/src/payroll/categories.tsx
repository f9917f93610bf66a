import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import {
  deductionBody,
  payrollCategoriesApi,
} from '@workledger/contracts/payroll/payroll-categories.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { fileOf, useWholeList } from '@workledger/kit/table/whole-list'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { saying } from '../kit/refusal'
import { RowMenu } from '../kit/row-menu'
import { useConsoleCommand } from '../kit/use-command'
import { usePayWords } from './words'

const AllowanceDialog = lazy(() => import('./allowance-dialog'))
const NameDialog = lazy(() => import('../kit/name-dialog'))
const CategoryHistory = lazy(() => import('./category-history'))

type Category = AnswerOf<typeof payrollCategoriesApi.allowances>['data'][number]

/** One kind of category, sorted by name; one that a contract uses stays. */
export function Categories({ what }: { what: 'allowance' | 'deduction' }) {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const is = what === 'allowance'
  const may = useMay()(is ? 'addAllowanceCategory' : 'addDeductionCategory')
  const params = { ws: workspace.id }
  const found = useQuery(
    query(is ? payrollCategoriesApi.allowances : payrollCategoriesApi.deductions, { params }),
  )
  const overtime = useOvertimeWords()
  const values = (row: Category) => ({ name: row.name, overtime: overtime(row) })
  const list = useWholeList(found, { sort: 'name', values })
  const [open, setOpen] = useState<Category | 'new' | null>(null)
  const [past, setPast] = useState<Category | null>(null)
  const add = useConsoleCommand('addDeductionCategory')
  const rename = useConsoleCommand('renameDeductionCategory')

  const remove = useConsoleCommand(is ? 'deleteAllowanceCategory' : 'deleteDeductionCategory', {
    onDone: () => void toast(t(is ? 'toast.allowanceDeleted' : 'toast.deductionDeleted')),
    onError: toastError,
  })

  const ask = async ({ id, name }: Category) => {
    if (
      await confirm({
        title: t('settings.deleteTitle', { name }),
        text: t('settings.deleteText'),
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params: { ...params, id } })
  }

  const submit = async (name: string) => {
    if (open === 'new' || !open)
      await add.send({ params, body: { name } }).catch(saying(t('toast.deductionFailed')))
    else
      await rename
        .send({ params: { ...params, id: open.id }, body: { name }, shown: open })
        .catch(saying(t('toast.editFailed')))

    toast(t(open === 'new' ? 'toast.deductionAdded' : 'toast.deductionEdited'))
  }

  usePageActions({
    primary: may && {
      label: t(is ? 'settings.addAllowance' : 'settings.addDeduction'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen('new'),
    },
  })

  const columns: Column<Category>[] = [
    {
      id: 'name',
      label: t('settings.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    ...(is
      ? [
          {
            id: 'overtime',
            label: t('overtime.label'),
            sort: 'overtime',
            cell: overtime,
          },
        ]
      : []),
  ]

  const head = { name: t('settings.name'), ...(is && { overtime: t('overtime.label') }) }

  return (
    <Box sx={{ maxWidth: 720 }}>
      <DataTable
        name={`${what}s`}
        label={t(is ? 'allowances' : 'deductions')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={
          may
            ? (row) => (
                <RowMenu
                  name={row.name}
                  history={() => setPast(row)}
                  edit={() => setOpen(row)}
                  remove={() => void ask(row)}
                />
              )
            : undefined
        }
        exportUrl={fileOf(`${what}s`, found.data?.data ?? [], list, { head, values })}
        empty={
          <EmptyState
            icon="payroll"
            title={t(is ? 'settings.emptyAllowances.title' : 'settings.emptyDeductions.title')}
            text={t(is ? 'settings.emptyAllowances.text' : 'settings.emptyDeductions.text')}
          />
        }
      />
      <Suspense>
        {past && <CategoryHistory row={past} close={() => setPast(null)} />}
        {open && is && (
          <AllowanceDialog allowance={open === 'new' ? null : open} close={() => setOpen(null)} />
        )}
        {open && !is && (
          <NameDialog
            title={t('settings.addDeduction')}
            label={t('settings.deductionName')}
            name={open === 'new' ? '' : open.name}
            schema={deductionBody}
            submit={submit}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Box>
  )
}

const ruleText = { day: 'byDay', week: 'byWeek', seventh_day: 'bySeventhDay' } as const

/** Returns a function that writes the rule of an allowance for overtime. */
function useOvertimeWords() {
  const { t, number } = usePayWords()

  return ({ overtime }: Category) =>
    overtime &&
    t(`overtime.${ruleText[overtime.per]}`, {
      hours: number(overtime.after_hours),
      factor: number(overtime.factor),
    })
}
