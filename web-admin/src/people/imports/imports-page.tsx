import {
  type EmployeeImportRow,
  employeeImportStatus,
} from '@workledger/contracts/people/imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { Page } from '@workledger/kit/shell/page'
import type { Column } from '@workledger/kit/table/data-table'
import { ImportsTable } from '../../kit/imports/imports-table'
import { useMay } from '../../kit/may'
import { peopleTexts } from '../messages'
import { employeeImportHistory } from './import-history'
import { employeeImportTexts } from './messages'

/** Imports of employees, each with its result and its undo. */
export default function EmployeeImportsPage() {
  const t = useText(employeeImportTexts)
  const ofPeople = useText(peopleTexts)
  const { value: word } = useRecordWords(peopleWords)
  const may = useMay()('importEmployees')

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: ofPeople('page'), to: '/admin/employees' }]}
      primary={may && { label: t('add'), icon: 'upload', keys: 'n', to: '/admin/employees/import' }}
    >
      <ImportsTable
        resource="employee-imports"
        title={t('page')}
        statuses={employeeImportStatus.options}
        word={word}
        figures={useFigures()}
        path="/employees/imports"
        empty={{ title: t('empty.title'), text: may ? t('empty.text') : undefined }}
        history={employeeImportHistory}
      />
    </Page>
  )
}

/** The file of an import, and how many rows and people it has. */
function useFigures(): Column<EmployeeImportRow>[] {
  const t = useText(employeeImportTexts)
  const { number } = useFormat()

  const figure = (
    id: 'rows' | 'refused' | 'updated' | 'present' | 'added',
    field: 'file_rows' | 'refused' | 'updated' | 'present' | 'added',
  ): Column<EmployeeImportRow> => ({
    id,
    label: t(`columns.${id}`),
    sort: field,
    end: true,
    ...(id === 'present' ? { card: 'figure' } : { card: 'fact', named: true }),
    cell: (row) => number(row[field]),
  })

  return [
    {
      id: 'file',
      label: t('columns.file'),
      sort: 'sha256',
      card: 'fact',
      cell: ({ sha256 }) => <bdi className="num">{sha256.slice(0, 12)}</bdi>,
    },
    figure('rows', 'file_rows'),
    figure('added', 'added'),
    figure('updated', 'updated'),
    figure('refused', 'refused'),
    figure('present', 'present'),
  ]
}
