import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { Inbox } from '@workledger/kit/areas/leave/inbox'
import { requestOf } from '@workledger/kit/areas/leave/request-of'
import { StandIns } from '@workledger/kit/areas/leave/stand-ins'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { Icon } from '@workledger/kit/ui/icon'
import { useInbox } from '@workledger/kit/ui/inbox'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useDecide } from './decide'
import { leaveTexts } from './messages'
import { useRequestsToApprove } from './pending'

const DecideDialog = lazy(() => import('@workledger/kit/areas/leave/decide-dialog'))
const LeaveHistory = lazy(() => import('@workledger/kit/areas/leave/leave-history'))

/** The deciders' inbox: J and K move, A and R decide, O shows the history. */
export default function Approvals() {
  const t = useText(leaveTexts)
  const { leaves, total, manages, isPending, error, refetch } = useRequestsToApprove()
  const decide = useDecide()
  const { employee } = useMember()
  const [opened, setOpened] = useState<Leave | null>(null)
  const [deciding, setDeciding] = useState<{ leave: Leave; approved: boolean } | null>(null)
  const group = t('approvals')

  const { here, point } = useInbox({
    rows: leaves,
    group,
    words: {
      next: t('inbox.next'),
      previous: t('inbox.previous'),
      approve: t('approve'),
      reject: t('reject'),
      open: t('inbox.open'),
    },
    decide,
    open: setOpened,
  })

  const menu = (leave: Leave) => (
    <MenuButton
      label={pair(t('more'), fullName(leave.employee))}
      entries={[
        {
          label: t('decide.approveWith'),
          icon: 'check',
          run: () => setDeciding({ leave, approved: true }),
        },
        {
          label: t('decide.rejectWith'),
          icon: 'close',
          run: () => setDeciding({ leave, approved: false }),
        },
        ...(leave.document
          ? [
              {
                label: t('download'),
                icon: 'file' as const,
                run: () => void download(leave.document!.download_url).catch(toastError),
              },
            ]
          : []),
        { label: t('historyAction'), icon: 'history', run: () => setOpened(leave) },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )

  if (error) return <FailedState error={error} retry={() => void refetch()} />

  return (
    <>
      <Panel sx={{ overflow: 'hidden' }}>
        {isPending ? (
          <SkeletonRows rows={4} height={56} />
        ) : leaves.length === 0 ? (
          <EmptyState icon="check" title={t('inbox.empty')} text={t('inbox.emptyText')} />
        ) : (
          <Inbox
            label={group}
            requests={leaves.map(requestOf)}
            here={here?.id}
            point={point}
            decide={(index, approved) => decide(leaves[index]!, approved)}
            after={(index) => menu(leaves[index]!)}
          />
        )}
      </Panel>
      {leaves.length > 0 && (
        <Row align="stretch" gap={2} sx={{ mt: 1, color: 'text.secondary', fontSize: 12 }}>
          <span className="num">{t('pendingCount', { count: total })}</span>
          <Box
            component="span"
            sx={{ marginInlineStart: 'auto', '@media (pointer: coarse)': { display: 'none' } }}
          >
            {t('inbox.hint')}
          </Box>
        </Row>
      )}
      {manages && (
        <Box sx={{ mt: 3 }}>
          <StandIns employee={employee.id} may />
        </Box>
      )}
      <Suspense>
        {deciding && (
          <DecideDialog
            request={{
              ...deciding.leave,
              type: deciding.leave.type.name,
              name: fullName(deciding.leave.employee),
            }}
            approved={deciding.approved}
            document={deciding.leave.document?.download_url ?? null}
            decide={(comment) => decide(deciding.leave, deciding.approved, comment)}
            close={() => setDeciding(null)}
          />
        )}
        {opened && (
          <LeaveHistory
            leave={opened}
            person={fullName(opened.employee)}
            type={opened.type.name}
            close={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}
