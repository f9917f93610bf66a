import {
  type LeaveImportRow,
  leaveImportStatus,
} from '@workledger/contracts/leave/leave-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { Page } from '@workledger/kit/shell/page'
import type { Column } from '@workledger/kit/table/data-table'
import { ImportsTable } from '../../kit/imports/imports-table'
import { useMay } from '../../kit/may'
import { leaveTexts } from '../messages'
import { leaveImportHistory } from './import-history'
import { leaveImportTexts } from './messages'

/** Imports of leave, each with its result and its undo. */
export default function LeaveImportsPage() {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const { value: word } = useRecordWords(leaveWords)
  const may = useMay()('importLeave')

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: ofLeave('page'), to: '/admin/leaves' }]}
      primary={
        may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/leaves/imports/new' }
      }
    >
      <ImportsTable
        resource="leave-imports"
        title={t('page')}
        statuses={leaveImportStatus.options}
        word={word}
        kind={useKind()}
        figures={useFigures()}
        path="/leaves/imports"
        empty={{ title: t('empty.title'), text: may ? t('empty.text') : undefined }}
        history={leaveImportHistory}
      />
    </Page>
  )
}

function useKind(): Column<LeaveImportRow>[] {
  const t = useText(leaveImportTexts)
  const { value: word } = useRecordWords(leaveWords)

  return [
    {
      id: 'content',
      label: t('columns.content'),
      sort: 'content',
      card: 'fact',
      cell: ({ content }) => word(content),
    },
    {
      id: 'format',
      label: t('columns.format'),
      sort: 'format',
      card: 'fact',
      cell: ({ format }) => word(format),
    },
  ]
}

/** The days of an import, and how many rows and entries it has. */
function useFigures(): Column<LeaveImportRow>[] {
  const t = useText(leaveImportTexts)
  const { span, number } = useFormat()

  return [
    {
      id: 'days',
      label: t('columns.days'),
      sort: 'from_on',
      card: 'fact',
      cell: ({ from_on, to_on }) => from_on && to_on && <bdi>{span(from_on, to_on)}</bdi>,
    },
    {
      id: 'refused',
      label: t('columns.refused'),
      sort: 'refused',
      end: true,
      card: 'fact',
      named: true,
      cell: ({ refused }) => number(refused),
    },
    {
      id: 'present',
      label: t('columns.present'),
      sort: 'present',
      end: true,
      card: 'fact',
      named: true,
      cell: ({ present }) => number(present),
    },
    {
      id: 'added',
      label: t('columns.added'),
      sort: 'added',
      end: true,
      card: 'figure',
      cell: ({ added }) => number(added),
    },
  ]
}
