import Button from '@mui/material/Button'
import type { FailedJob } from '@workledger/contracts/operations/operations.lists'
import { queueNames } from '@workledger/contracts/operations/queue-names'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useConsoleCommand } from '../kit/use-command'
import { spoken } from './deliveries'
import { operationsTexts } from './messages'

/** Failed jobs of all workspaces without further automatic attempts. */
export function FailedJobsTab() {
  const t = useText(operationsTexts)
  const list = useConsoleList('failed-jobs', { sort: '-at', filters: { queue: '' } })

  const retry = useConsoleCommand('retryFailedJob', {
    onDone: () => void toast(t('job.retried')),
    onError: toastError,
  })

  const discard = useConsoleCommand('discardFailedJob', {
    onDone: () => void toast(t('job.discarded')),
    onError: toastError,
  })

  const busy = retry.busy || discard.busy

  const ask = async ({ id, name }: FailedJob) => {
    const question = {
      title: t('job.discardTitle', { name: spoken(name) }),
      text: t('job.discardText'),
      action: t('job.discard'),
    }
    if (await confirm({ ...question, danger: true })) discard.run({ body: { id } })
  }

  const columns = useFailedJobColumns()

  return (
    <DataTable
      name="failed-jobs"
      label={t('failedJobs')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowActions={(row) => (
        <Row align="stretch" inline gap={0.5}>
          <Button
            sx={{ minHeight: 28 }}
            {...busyProps(busy, () => retry.run({ body: { id: row.id } }))}
          >
            {t('blocked.retry')}
          </Button>
          <Button
            variant="text"
            color="error"
            sx={{ minHeight: 28 }}
            {...busyProps(busy, () => void ask(row))}
          >
            {t('job.discard')}
          </Button>
        </Row>
      )}
      exportUrl={exportOf(list)}
      filters={
        <FilterMenu
          label={t('job.queue')}
          value={list.filters.queue ?? ''}
          options={[
            { value: '', label: t('all') },
            ...queueNames.map((value) => ({ value, label: t(`queueNames.${value}`) })),
          ]}
          onChange={(queue) => list.change({ filters: { queue } })}
        />
      }
      empty={<EmptyState icon="check" title={t('job.emptyTitle')} text={t('job.emptyText')} />}
    />
  )
}

function useFailedJobColumns(): Column<FailedJob>[] {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()

  return [
    {
      id: 'name',
      label: t('job.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <b style={{ fontWeight: 500 }}>{spoken(name)}</b>,
    },
    {
      id: 'queue',
      label: t('job.queue'),
      sort: 'queue',
      card: 'fact',
      cell: ({ queue }) => t(`queueNames.${queue}`),
    },
    {
      id: 'at',
      label: t('job.at'),
      sort: 'at',
      card: 'fact',
      cell: ({ at }) => <span className="num">{moment(at)}</span>,
    },
    {
      id: 'tries',
      label: t('attempts'),
      sort: 'tries',
      end: true,
      cell: ({ tries }) => number(tries),
    },
    {
      id: 'stream',
      label: t('blocked.stream'),
      hidden: true,
      cell: ({ stream }) => stream && <bdi>{stream}</bdi>,
    },
    {
      id: 'reason',
      label: t('reason'),
      sort: 'reason',
      wide: true,
      card: 'fact',
      cell: ({ reason }) => (
        <Muted component="bdi" title={reason}>
          {reason}
        </Muted>
      ),
    },
  ]
}
