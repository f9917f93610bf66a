import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import type { Rows } from '@workledger/contracts/registry'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { today, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { type Column, DataTable } from '../../table/data-table'
import type { List } from '../../table/list'
import { busyProps } from '../../ui/busy-props'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { MenuButton } from '../../ui/menu-button'
import { StatusChip } from '../../ui/status-chip'
import { Strong } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { sharedChecklistTexts } from './messages'

const NotNeededDialog = lazy(() => import('./not-needed-dialog'))

export type ItemRow = Rows['checklist-items']

const itemStatusTones = {
  open: 'wait',
  done: 'good',
  not_needed: 'accent',
  cancelled: 'wait',
} as const

interface Props {
  name: string
  label: string
  list: List<ItemRow>
  /** The rows are of several people, so each names its employee. */
  several: boolean
  /** The viewer may settle these items. */
  may: boolean
  /** Refreshes other views of the items. */
  readAgain?: () => Promise<unknown>
  exportUrl: (format: 'csv' | 'xlsx') => string
  filters?: ReactNode
  empty: ReactNode
}

/** Checklist items with person and due day, each to be marked done or not needed. */
export function ItemTable({ several, may, readAgain, ...table }: Props) {
  const t = useText(sharedChecklistTexts)
  const { employee } = useMember()
  const [asked, setAsked] = useState<ItemRow | null>(null)

  const settle = useCommand(checklistsApi.settleChecklistItem, {
    invalidates: [checklistsApi.checklistItems, checklistsApi.checklists],
    onDone: () => void readAgain?.(),
    onError: toastError,
  })

  const send = async (row: ItemRow, status: 'done' | 'not_needed' | 'open', reason?: string) => {
    await settle.send({
      params: { id: employee.id, itemId: row.id },
      body: { status, ...(reason ? { reason } : {}) },
      shown: row,
    })
    toast(t(`toast.${status}`, { text: row.text }))
  }

  const actions = (row: ItemRow) =>
    row.status === 'cancelled' ? null : (
      <Row align="stretch" gap={0.5} sx={{ justifyContent: 'end' }}>
        {row.status === 'open' && (
          <Button
            {...busyProps(settle.busy, () => void send(row, 'done').catch(() => {}))}
            sx={{ minHeight: 28 }}
          >
            {t('done')}
          </Button>
        )}
        <MenuButton
          label={t('actions', { text: row.text })}
          entries={
            row.status === 'open'
              ? [{ label: t('notNeeded'), icon: 'close', run: () => setAsked(row) }]
              : [
                  {
                    label: t('reopen'),
                    icon: 'refresh',
                    run: () => void send(row, 'open').catch(() => {}),
                  },
                ]
          }
        >
          <Icon name="more" />
        </MenuButton>
      </Row>
    )

  return (
    <>
      <DataTable
        {...table}
        columns={useItemColumns(several)}
        rowKey={({ id }) => id}
        {...(may ? { rowActions: actions } : {})}
      />
      <Suspense>
        {asked && (
          <NotNeededDialog
            text={asked.text}
            send={(reason) => send(asked, 'not_needed', reason)}
            close={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useItemColumns(several: boolean): Column<ItemRow>[] {
  const t = useText(sharedChecklistTexts)
  const { day } = useFormat()
  const secondary = { color: 'text.secondary' }

  return [
    {
      id: 'text',
      label: t('text'),
      sort: 'text',
      fixed: true,
      cell: ({ text }) => (
        <Strong component="bdi" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {text}
        </Strong>
      ),
    },
    ...(several
      ? [
          {
            id: 'about',
            label: t('about'),
            sort: 'name',
            card: 'fact' as const,
            cell: ({ name }: ItemRow) => <bdi>{name}</bdi>,
          },
          {
            id: 'checklist',
            label: t('checklist'),
            sort: 'checklist',
            hidden: true,
            cell: ({ checklist }: ItemRow) => <bdi>{checklist}</bdi>,
          },
        ]
      : []),
    {
      id: 'owner',
      label: t('owner'),
      sort: 'owner_name',
      cell: ({ owner_name }) => <bdi>{owner_name ?? t('anyAdmin')}</bdi>,
    },
    {
      id: 'due',
      label: t('due'),
      sort: 'due_on',
      card: 'fact',
      cell: ({ due_on, status }) =>
        status === 'open' && due_on < today() ? (
          <Box component="span" sx={{ color: 'tone.bad' }}>
            {t('overdue', { day: day(due_on) })}
          </Box>
        ) : (
          day(due_on)
        ),
    },
    {
      id: 'status',
      label: t('statusLabel'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => (
        <StatusChip tone={itemStatusTones[status]}>{t(`status.${status}`)}</StatusChip>
      ),
    },
    {
      id: 'settled',
      label: t('reason'),
      cell: ({ reason, settled_name, settled_at }) => (
        <Box component="span" dir="auto" sx={secondary}>
          {reason ??
            (settled_at && t('settled', { name: settled_name ?? '', day: day(settled_at) }))}
        </Box>
      ),
    },
  ]
}
