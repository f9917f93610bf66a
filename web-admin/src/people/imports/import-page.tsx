import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import {
  type EmployeeImportDetails,
  employeeImportsApi,
} from '@workledger/contracts/people/imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { confirm } from '@workledger/kit/ui/confirm'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ImportHistory } from '../../kit/imports/import-history'
import { ImportStatus } from '../../kit/imports/import-status'
import { importTexts } from '../../kit/imports/messages'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { peopleTexts } from '../messages'
import { employeeImportHistory } from './import-history'
import { KeptPeople } from './kept-people'
import { LeftValues } from './left-values'
import { employeeImportTexts } from './messages'

const LIST = '/admin/employees/imports'

/** Returns the steps between Home and an import. */
function useTrail() {
  const t = useText(employeeImportTexts)
  const ofPeople = useText(peopleTexts)

  return [
    { label: ofPeople('page'), to: '/admin/employees' },
    { label: t('page'), to: LIST },
  ]
}

const isUnderWay = (status: string) => status === 'running' || status === 'undoing'

/** The result of one import of employees, and its undo. */
export default function EmployeeImportPage() {
  const t = useText(employeeImportTexts)
  const crumbs = useTrail()
  const { workspace } = useMember()
  const { id = '' } = useParams()

  const found = useQuery({
    ...query(employeeImportsApi.employeeImport, { params: { ws: workspace.id, id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.status ?? '') ? 1500 : false),
  })

  if (found.data) return <EmployeeImport record={found.data.data} />

  return (
    <Page title={t('title')} crumbs={crumbs} quietTitle>
      {found.error?.status === 404 ? (
        <EmptyState icon="upload" title={t('gone')} />
      ) : found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

function EmployeeImport({ record }: { record: EmployeeImportDetails }) {
  const t = useText(employeeImportTexts)
  const crumbs = useTrail()
  const { moment } = useFormat()
  const may = useMay()('undoEmployeeImport')
  const ofImports = useText(importTexts)
  const { value: word } = useRecordWords(peopleWords)
  const [past, setPast] = useState(false)
  const undo = useUndo(record)
  const { status, undo: undoing } = record
  const undoable = undoing.removable > 0 || (status === 'finished' && record.updated > 0)
  const removable = may && !isUnderWay(status) && undoable

  return (
    <Page
      title={t('title')}
      crumbs={crumbs}
      status={<ImportStatus status={status} word={word} />}
      facts={
        <bdi>{t('facts', { when: moment(record.started_at), who: record.started_by ?? '' })}</bdi>
      }
      secondary={[
        may && { label: t('another'), icon: 'upload' as const, to: '/admin/employees/import' },
      ]}
      menu={[
        { label: ofImports('history'), icon: 'history' as const, run: () => setPast(true) },
        ...(removable
          ? [{ label: t('undo.action'), icon: 'trash' as const, danger: true, run: undo.ask }]
          : []),
      ]}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        <Progress record={record} undoing={undo.busy} />
        {status === 'abandoned' && <Alert severity="warning">{t('abandoned')}</Alert>}
        {undo.error && (
          <Alert severity="error">
            <strong>{t('undo.failed')}</strong>
            <Box>{undo.error.message}</Box>
          </Alert>
        )}
        <Result record={record} />
        {!isUnderWay(status) && undoing.kept.length > 0 && <KeptPeople undo={undoing} />}
        {!isUnderWay(status) && undoing.left.length > 0 && (
          <LeftValues left={undoing.left} all={record.values_left} />
        )}
      </Grid>
      <ImportHistory
        record={past ? record : null}
        title={t('page')}
        shown={employeeImportHistory}
        close={() => setPast(false)}
      />
    </Page>
  )
}

/** A bar for an import or an undo that runs, also after the page was opened again. */
function Progress({ record, undoing }: { record: EmployeeImportDetails; undoing: boolean }) {
  const t = useText(employeeImportTexts)
  const { number } = useFormat()
  if (!undoing && !isUnderWay(record.status)) return null
  const running = !undoing && record.status === 'running'
  const part = running && record.to_add > 0 ? record.present / record.to_add : undefined

  return (
    <Box role="status">
      <LinearProgress
        aria-label={running ? t('running') : t('undo.running')}
        {...(part === undefined
          ? {}
          : { variant: 'determinate' as const, value: Math.min(99, 100 * part) })}
      />
      <Muted size={13} sx={{ mt: 1 }}>
        {running ? t('running') : t('undoing')}
        {part !== undefined && (
          <>
            {' '}
            <span className="num">
              {t('runningOf', { done: number(record.present), all: number(record.to_add) })}
            </span>
          </>
        )}
      </Muted>
    </Box>
  )
}

function Result({ record }: { record: EmployeeImportDetails }) {
  const t = useText(employeeImportTexts)
  const { number } = useFormat()

  return (
    <>
      <Figures
        figures={[
          { label: t('rowsOf'), value: number(record.file_rows) },
          { label: t('added'), value: number(record.added) },
          { label: t('updated'), value: number(record.updated) },
          { label: t('unchanged'), value: number(record.unchanged) },
          { label: t('refused'), value: number(record.refused) },
          { label: t('removed'), value: number(record.removed) },
          ...(record.put_back > 0 ? [{ label: t('putBack'), value: number(record.put_back) }] : []),
          { label: t('present'), value: number(record.present), strong: true },
        ]}
      />
      <Muted size={13} sx={{ overflowWrap: 'anywhere' }}>
        <span className="num">{pair(t('file'), record.sha256)}</span>
      </Muted>
    </>
  )
}

/** Asks, saying who goes and who stays, then undoes. */
function useUndo({ id, status, removed, put_back, updated, undo }: EmployeeImportDetails) {
  const t = useText(employeeImportTexts)
  const { workspace } = useMember()
  const stays = undo.kept.reduce((sum, { count }) => sum + count, 0)

  // The page shows the new number before the command is done.
  const before = useRef({ removed, put_back })

  const send = useConsoleCommand('undoEmployeeImport', {
    onDone: ({ data }) => {
      const gone = data.removed - before.current.removed
      const back = data.put_back - before.current.put_back
      toast(
        gone > 0 || back === 0 ? t('undo.done', { count: gone }) : t('left.done', { count: back }),
      )
    },
  })

  const ask = async () => {
    before.current = { removed, put_back }

    const text = (
      <>
        {undo.removable > 0 && <p>{t('undo.text', { count: undo.removable })}</p>}
        {stays > 0 && <p>{t('undo.stay', { count: stays })}</p>}
        {updated > 0 && status === 'finished' && (
          <p>
            {t('updates')} {t('beyond')}
          </p>
        )}
        {undo.removable > 0 && <p>{t('undo.records')}</p>}
      </>
    )

    if (await confirm({ title: t('undo.title'), text, action: t('undo.action'), danger: true }))
      send.run({ params: { ws: workspace.id, id } })
  }

  return { ask: () => void ask(), busy: Boolean(send.sending), error: send.error }
}
