import {
  type TimeImportRow,
  timeImportStatus,
} from '@workledger/contracts/time-tracking/time-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { Page } from '@workledger/kit/shell/page'
import type { Column } from '@workledger/kit/table/data-table'
import { ImportsTable } from '../kit/imports/imports-table'
import { useMay } from '../kit/may'
import { timeImportHistory } from './import-history'
import { timeImportTexts } from './messages'

/** Imports of tracked time, each with its result and its undo. */
export default function ImportsPage() {
  const t = useText(timeImportTexts)
  const { value: word } = useRecordWords(timeTrackingWords)
  const may = useMay()('importTime')

  return (
    <Page
      title={t('page')}
      primary={may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/time-imports/new' }}
    >
      <ImportsTable
        resource="time-imports"
        title={t('page')}
        statuses={timeImportStatus.options}
        word={word}
        kind={useKind()}
        figures={useFigures()}
        path="/time-imports"
        empty={{ title: t('empty.title'), text: may ? t('empty.text') : undefined }}
        history={timeImportHistory}
      />
    </Page>
  )
}

function useKind(): Column<TimeImportRow>[] {
  const t = useText(timeImportTexts)
  const { value: word } = useRecordWords(timeTrackingWords)

  return [
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
function useFigures(): Column<TimeImportRow>[] {
  const t = useText(timeImportTexts)
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
      id: 'entries',
      label: t('columns.entries'),
      sort: 'entries',
      end: true,
      card: 'figure',
      cell: ({ entries }) => number(entries),
    },
  ]
}
