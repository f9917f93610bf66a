import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { changedByProject } from './invalidates'
import { useProject } from './project-context'
import type { StatusRow } from './status-dialog'
import { taskTexts } from './tasks/messages'

const StatusDialog = lazy(() => import('./status-dialog'))
const StatusRemoval = lazy(() => import('./status-removal'))

type StatusDialogState =
  | { what: 'edit'; status: StatusRow | null }
  | { what: 'remove'; status: StatusRow }

/** The statuses of the project's tasks; holders of Edit Company change them. */
export default function StatusesTab() {
  const t = useText(taskTexts)
  const { id } = useProject()
  const may = useMember().can('edit_company')
  const found = useQuery(query(projectsApi.statusTypes, { params: { id } }))
  const [open, setOpen] = useState<StatusDialogState | null>(null)
  const remove = useCommand(projectsApi.deleteStatusType, { invalidates: changedByProject })

  usePageActions({
    primary: may && {
      label: t('statuses.add'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ what: 'edit', status: null }),
    },
  })

  const ask = async (status: StatusRow) => {
    // One question also asks for the new status of its tasks.
    if (status.tasks_count > 0) return setOpen({ what: 'remove', status })
    const { name } = status

    const question = {
      title: t('statuses.delete', { name }),
      text: t('statuses.deleteText'),
      action: t('deleteAction'),
      danger: true,
    }

    if (!(await confirm(question))) return

    try {
      await remove.send({ params: { id, statusId: status.id }, query: {} })
      toast(t('statuses.deleted'))
    } catch (error) {
      const { code, message } = error as ApiError

      // A task got it meanwhile.
      if (code === 'project.status_in_use') setOpen({ what: 'remove', status })
      else toast({ text: pair(t('statuses.deleteFailed'), message), tone: 'bad' })
    }
  }

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={3} />
  const statuses = found.data.data

  return (
    <>
      <PlainTable
        label={t('statuses.label')}
        columns={[
          t('statuses.name'),
          t('statuses.weight'),
          { words: t('statuses.color') },
          ...(may ? [''] : []),
        ]}
        rows={statuses.map((status) => ({
          key: status.id,
          cells: [
            <Row key="name" wrap gap={1} sx={{ overflowWrap: 'anywhere' }}>
              <bdi style={{ fontWeight: 500 }}>{status.name}</bdi>
              {status.default && <StatusChip tone="accent">{t('statuses.default')}</StatusChip>}
              {status.complete && <StatusChip tone="good">{t('statuses.complete')}</StatusChip>}
            </Row>,
            status.weight,
            <StatusColor key="color" status={status} />,
            <MenuButton
              key="menu"
              label={t('actions', { name: status.name })}
              entries={[
                {
                  label: t('editAction'),
                  icon: 'edit',
                  run: () => setOpen({ what: 'edit', status }),
                },
                null,
                {
                  label: t('deleteAction'),
                  icon: 'trash',
                  danger: true,
                  run: () => void ask(status),
                },
              ]}
            >
              <Icon name="more" />
            </MenuButton>,
          ],
        }))}
      />
      <Suspense>
        {open?.what === 'edit' && (
          <StatusDialog project={id} status={open.status} close={() => setOpen(null)} />
        )}
        {open?.what === 'remove' && (
          <StatusRemoval
            project={id}
            status={open.status}
            others={statuses.filter((each) => each.id !== open.status.id)}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function StatusColor({ status }: { status: StatusRow }) {
  return (
    <Row inline gap={1}>
      <Box
        aria-hidden
        sx={{
          width: 12,
          height: 12,
          borderRadius: '50%',
          border: 1,
          borderColor: 'divider',
          bgcolor: status.color,
        }}
      />
      <Box component="span" className="num ltr" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {status.color}
      </Box>
    </Row>
  )
}
