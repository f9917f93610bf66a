import {
  type DocumentImportRow,
  documentImportStatus,
} from '@workledger/contracts/documents/document-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { documentsWords } from '@workledger/kit/i18n/words/documents'
import { Page } from '@workledger/kit/shell/page'
import type { Column } from '@workledger/kit/table/data-table'
import { ImportsTable } from '../../kit/imports/imports-table'
import { documentImportHistory } from './import-history'
import { documentImportTexts } from './messages'
import { useMayImport } from './use-import-command'

/** Imports of documents, each with its result and its undo. */
export default function DocumentImportsPage() {
  const t = useText(documentImportTexts)
  const { value: word } = useRecordWords(documentsWords)
  const may = useMayImport()

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: t('employees'), to: '/admin/employees' }]}
      primary={
        may && {
          label: t('add'),
          icon: 'upload',
          keys: 'n',
          to: '/admin/employees/document-imports/new',
        }
      }
    >
      <ImportsTable
        resource="document-imports"
        title={t('page')}
        statuses={documentImportStatus.options}
        word={word}
        figures={useFigures()}
        path="/employees/document-imports"
        empty={{ title: t('empty.title'), text: may ? t('empty.text') : undefined }}
        history={documentImportHistory}
      />
    </Page>
  )
}

/** The size of an import, and how many files and documents it has. */
function useFigures(): Column<DocumentImportRow>[] {
  const t = useText(documentImportTexts)
  const { number, size } = useFormat()

  return [
    {
      id: 'size',
      label: t('columns.size'),
      sort: 'size',
      card: 'fact',
      cell: (row) => <bdi>{size(row.size)}</bdi>,
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
