import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { WhyLines } from '@workledger/kit/areas/payroll/why-lines'
import { joinFacts } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { useActions } from '@workledger/kit/ui/actions'
import { AppLink } from '@workledger/kit/ui/app-link'
import { ROOM_BESIDE_LIST, stickyPanel } from '@workledger/kit/ui/beside'
import { Icon } from '@workledger/kit/ui/icon'
import { Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { payslipOf, useRun } from './run-context'
import { usePayWords } from './words'

/** The reasons of an entry's pay: every number with its rule, its inputs, and its events. */
export default function WhyPanel({ entry, close }: { entry: PayEntry; close: () => void }) {
  const { t, money } = usePayWords()
  const wide = !useBelow(ROOM_BESIDE_LIST)
  const { workspace } = useMember()
  const { run, edit, reverse } = useRun()

  const found = useQuery(
    query(payrollApi.whyPayrunEntry, {
      params: { ws: workspace.id, id: run.id, entryId: entry.id },
    }),
  )

  const why = found.data?.data
  const net = why?.numbers.find(({ number }) => number === 'net_pay')?.result ?? entry.net_pay
  const title = t('panel.title', { amount: money(net, run.currency) })

  useCloseKey(close)

  const content = (
    <>
      <Row
        component="header"
        sx={{ minHeight: 45, paddingInline: '16px 8px', borderBottom: 1, borderColor: 'divider' }}
      >
        <Heading className="num" sx={{ flex: 1 }}>
          {title}
        </Heading>
        <IconButton aria-label={t('panel.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Row>
      <Box sx={{ p: 2, overflowY: 'auto' }}>
        <Muted size={12} sx={{ mb: 1 }}>
          {joinFacts([entry.employee.oid, fullName(entry.employee)])}
        </Muted>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : !why ? (
          <SkeletonRows rows={6} />
        ) : (
          <WhyLines why={why} />
        )}
        <Stack gap={1} sx={{ mt: 2 }}>
          {edit && (
            <Button startIcon={<Icon name="edit" />} onClick={() => edit(entry)}>
              {t('panel.edit')}
            </Button>
          )}
          {run.status === 'complete' && entry.should_pay && (
            <Button
              startIcon={<Icon name="download" />}
              onClick={() => void download(payslipOf(entry)).catch(toastError)}
            >
              {t('panel.payslip')}
            </Button>
          )}
          {reverse && entry.should_pay && !entry.reversed_by && (
            <Button color="error" onClick={() => reverse(entry)}>
              {t('panel.reverse')}
            </Button>
          )}
          <Button
            variant="text"
            component={AppLink}
            to={`/admin/employees/${entry.employee_id}/profile?tab=contract`}
          >
            {t('panel.profile')}
          </Button>
        </Stack>
      </Box>
    </>
  )

  if (!wide) {
    return (
      <Drawer
        anchor="right"
        open
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { width: { xs: '100%', sm: 380 } } },
        }}
      >
        {content}
      </Drawer>
    )
  }

  return (
    <Panel
      component="aside"
      aria-label={title}
      sx={{ ...stickyPanel, display: 'flex', flexDirection: 'column' }}
    >
      {content}
    </Panel>
  )
}

/** One key closes the panel from wherever the focus is. */
function useCloseKey(close: () => void) {
  const { t } = usePayWords()

  useActions([
    {
      id: 'why-close',
      label: t('panel.close'),
      keys: 'escape',
      group: t('page'),
      palette: false,
      run: close,
    },
  ])
}
