import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FindingPage } from '@workledger/kit/shell/finding-page'
import { Page } from '@workledger/kit/shell/page'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { besideColumns, ROOM_BESIDE_LIST } from '@workledger/kit/ui/beside'
import { confirm } from '@workledger/kit/ui/confirm'
import { Grid } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { Fragment, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { ApprovalBar } from './approval-bar'
import { useComparedEntries } from './compared'
import { paymentTexts } from './payment-messages'
import { reportTexts } from './report-texts'
import { useRunChecks } from './run-checks'
import { type OnThisPage, type Run, RunContext } from './run-context'
import { RunTotals } from './run-totals'
import { StaleBar } from './stale-bar'
import { TakenBackBar } from './taken-back-bar'
import { usePayWords } from './words'

const EntriesTab = lazy(() => import('./entries-tab'))
const ChangesTab = lazy(() => import('./changes-tab'))
const ChecksTab = lazy(() => import('./checks-tab'))
const JournalTab = lazy(() => import('./journal-tab'))
const WhatIfDialog = lazy(() => import('./what-if-dialog'))
const PayTab = lazy(() => import('./pay-tab'))
const WhyPanel = lazy(() => import('./why-panel'))
const ApproveDialog = lazy(() => import('./approve-dialog'))
const EntryDialog = lazy(() => import('./entry-dialog'))
const ReverseDialog = lazy(() => import('./reverse-dialog'))
const RunHistory = lazy(() => import('./run-history'))

/**
 * One pay run: its pay, its changes against the previous run, its open checks, and the reason of
 * each number.
 */
export default function RunPage() {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const { id = '' } = useParams()
  const found = useQuery(query(payrollApi.payrun, { params: { ws: workspace.id, id } }))
  if (found.data) return <PayRunDetails key={id} run={found.data.data} />

  return (
    <FindingPage
      found={found}
      title={t('page')}
      crumbs={[{ label: t('page'), to: '/admin/payroll' }]}
    />
  )
}

function PayRunDetails({ run }: { run: Run }) {
  const { t, day, period, periodHeading, span } = usePayWords()
  const [asked, setAsked] = useState<PayEntry | null>(null)
  const [edited, setEdited] = useState<PayEntry | null>(null)
  const may = useMay()
  const edits = may('changePayRunEntry') && run.status === 'draft'
  const reverses = may('reversePayRun') && run.reversible
  const [reversed, setReversed] = useState<PayEntry | null>(null)

  const context = useMemo<OnThisPage>(
    () => ({
      run,
      asked: asked?.id ?? null,
      ask: setAsked,
      edit: edits ? setEdited : null,
      reverse: reverses ? setReversed : null,
    }),
    [run, asked, edits, reverses],
  )

  const title = period(run)
  const narrow = useNarrow()
  const toRun = (id: string, words: string) => (
    <AppLink to={`/admin/payroll/${id}`}>{words}</AppLink>
  )

  const about: ReactNode[] = [
    ...(narrow ? [] : [span(run.start, run.end)]),
    t('paidOn', { day: day(run.pay_date) }),
    t('count', { count: run.paid_count }),
    ...(run.reverses ? [toRun(run.reverses, t('isReversal'))] : []),
    ...run.reversed_by.map((id) => toRun(id, t('isReversed'))),
    ...(narrow ? [] : [t('preparedBy', { name: run.prepared_by })]),
    ...(run.approved_by ? [t('approvedBy', { name: run.approved_by })] : []),
  ]

  return (
    <RunContext value={context}>
      <Grid
        columns="minmax(0, 1fr)"
        gap={2}
        sx={{ alignItems: 'start', ...besideColumns(asked !== null, '320px', ROOM_BESIDE_LIST) }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Page
            title={periodHeading(run)}
            crumbs={[{ label: t('page'), to: '/admin/payroll' }]}
            status={
              run.reverses ? (
                <StatusChip tone="warn">{t('reversal.mark')}</StatusChip>
              ) : (
                <StatusChip status={run.status}>{t(run.status)}</StatusChip>
              )
            }
            facts={
              <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                {about.map((each, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: remarks keep their order
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    {each}
                  </Fragment>
                ))}
              </Box>
            }
          >
            <RunActions run={run} title={title} />
            <RunTotals run={run} />
            <StaleBar />
            <TakenBackBar />
            <Box sx={{ mt: 2 }}>
              <RunTabs run={run} />
            </Box>
          </Page>
        </Box>
        <Suspense>
          {asked && <WhyPanel key={asked.id} entry={asked} close={() => setAsked(null)} />}
        </Suspense>
      </Grid>
      <Suspense>
        {reversed && <ReverseDialog run={run} entry={reversed} close={() => setReversed(null)} />}
      </Suspense>
      <Suspense>{edited && <EntryDialog entry={edited} close={() => setEdited(null)} />}</Suspense>
    </RunContext>
  )
}

function RunTabs({ run }: { run: Run }) {
  const { t } = usePayWords()
  const { count: changed } = useComparedEntries(run)
  const { checks, count: toCheck } = useRunChecks(run)
  const payment = useText(paymentTexts)
  const report = useText(reportTexts)

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'entries', label: t('entries'), count: run.entries_count, Component: EntriesTab },
      // A reversal has no run to compare with and needs no approval.
      ...(run.reverses
        ? []
        : [
            {
              id: 'changes',
              label: t('changesFirst'),
              count: changed,
              Component: ChangesTab,
            },
            { id: 'checks', label: t('checks'), count: checks && toCheck, Component: ChecksTab },
          ]),
      { id: 'journal', label: report('journal'), Component: JournalTab },
      { id: 'pay', label: payment('tab'), Component: PayTab },
    ],
    [t, payment, report, run.entries_count, run.reverses, changed, checks, toCheck],
  )

  return <Tabs tabs={tabs} label={t('page')} />
}

function RunActions({ run, title }: { run: Run; title: string }) {
  const { t } = usePayWords()
  const report = useText(reportTexts)
  const go = useGo()
  const { workspace } = useMember()
  const may = useMay()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  const approves = run.status === 'draft' && may('approvePayRun')

  // The inbox leads to the dialog by the address.
  const [open, setOpen] = useState<'approve' | 'what-if' | 'reverse' | 'history' | null>(() =>
    approves && search.has('approve') ? 'approve' : null,
  )

  const close = () => {
    setOpen(null)
    if (search.has('approve')) setSearch({}, { replace: true })
  }

  const remove = useConsoleCommand('deletePayRun', {
    onDone: () => {
      toast(t('toast.deleted'))
      go('/admin/payroll')
    },
    onError: toastError,
  })

  const ask = async () => {
    if (
      await confirm({
        title: t('deletion.title', { period: title }),
        text: t('deletion.text'),
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params: { ws: workspace.id, id: run.id }, shown: run })
  }

  const draft = run.status === 'draft'

  usePageActions({
    // A phone has it at its foot, next to the open checks.
    primary: approves && !narrow && { label: t('approve'), run: () => setOpen('approve') },
    secondary: [
      draft &&
        run.reverses === null &&
        may('whatIfPayRun') && { label: report('whatIf'), run: () => setOpen('what-if') },
      { label: t('history'), icon: 'history', run: () => setOpen('history') },
    ],
    menu: [
      run.reversible &&
        may('reversePayRun') && {
          label: t('reverse'),
          icon: 'back',
          danger: true,
          run: () => setOpen('reverse'),
        },
      draft &&
        may('deletePayRun') && {
          label: t('delete'),
          icon: 'trash',
          danger: true,
          busy: remove.busy,
          run: () => void ask(),
        },
    ],
  })

  return (
    <>
      {narrow && approves && <ApprovalBar run={run} approve={() => setOpen('approve')} />}
      <Suspense>
        {open === 'approve' && <ApproveDialog run={run} close={close} />}
        {open === 'what-if' && <WhatIfDialog run={run} close={() => setOpen(null)} />}
        {open === 'reverse' && <ReverseDialog run={run} close={() => setOpen(null)} />}
        {open === 'history' && <RunHistory run={run} title={title} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
