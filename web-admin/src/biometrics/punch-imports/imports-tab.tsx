import {
  type PunchImportRow,
  punchImportStatus,
} from '@workledger/contracts/biometrics/punch-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
import type { Column } from '@workledger/kit/table/data-table'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { ImportsTable } from '../../kit/imports/imports-table'
import { useMay } from '../../kit/may'
import { punchImportHistory } from './import-history'
import { punchImportTexts } from './messages'

/** Imports of punches, each with its result and its undo. */
export default function ImportsTab() {
  const t = useText(punchImportTexts)
  const { value: word } = useRecordWords(biometricsWords)
  const may = useMay()('importPunches')

  usePageActions({
    primary: may && {
      label: t('add'),
      icon: 'upload',
      keys: 'n',
      to: '/admin/biometrics/imports/new',
    },
  })

  return (
    <ImportsTable
      resource="punch-imports"
      title={t('page')}
      statuses={punchImportStatus.options}
      word={word}
      kind={useKind()}
      figures={useFigures()}
      path="/biometrics/imports"
      empty={{ title: t('empty.title'), text: may ? t('empty.text') : undefined }}
      history={punchImportHistory}
    />
  )
}

function useKind(): Column<PunchImportRow>[] {
  const t = useText(punchImportTexts)

  return [
    {
      id: 'device',
      label: t('columns.device'),
      sort: 'device',
      card: 'fact',
      cell: ({ device, serial_no }) => <bdi>{device ?? serial_no}</bdi>,
    },
  ]
}

/** The days of an import, and how many rows and punches it has. */
function useFigures(): Column<PunchImportRow>[] {
  const t = useText(punchImportTexts)
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
      id: 'punches',
      label: t('columns.punches'),
      sort: 'punches',
      end: true,
      card: 'figure',
      cell: ({ punches }) => number(punches),
    },
  ]
}
