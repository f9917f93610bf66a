import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { documentVisibilities } from '@workledger/contracts/documents/document-types'
import { documentsApi, type EmployeeDocument } from '@workledger/contracts/documents/documents.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { lazy, Suspense, useState } from 'react'
import { isolated } from '../../i18n/format'
import { pair } from '../../i18n/pair'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { type Column, DataTable } from '../../table/data-table'
import { useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { confirm } from '../../ui/confirm'
import { FilterMenu } from '../../ui/filter-menu'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { MenuButton } from '../../ui/menu-button'
import { usePageActions } from '../../ui/page-actions'
import { EmptyState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Strong } from '../../ui/text'
import { toast } from '../../ui/toast'
import { useDocumentWords } from './document-words'
import { downloadDocument } from './download-document'
import { changedByDocument } from './invalidates'

const DocumentDialog = lazy(() => import('./document-dialog'))
const DocumentVersions = lazy(() => import('./document-versions'))
const DocumentHistory = lazy(() => import('./document-history'))
const visibilities = ['', ...documentVisibilities] as const

type DocumentDialogState =
  | { dialog: 'edit' | 'versions' | 'history'; document: EmployeeDocument }
  | { dialog: 'add' }
  | null

/**
 * The documents of an employee that the reader may see; administrators add, change and delete them.
 */
export function DocumentsTab({ employee }: { employee: string }) {
  const { t } = useDocumentWords()
  const { workspace, employee: self, admin, can } = useMember()
  const own = self.id === employee

  const list = useList(
    documentsApi.documents,
    { params: { id: employee } },
    { sort: '-uploaded_at', filters: { visibility: '' } },
  )

  const [open, setOpen] = useState<DocumentDialogState>(null)
  const commands = useDocumentCommands()
  const close = () => setOpen(null)

  usePageActions({
    primary: admin && {
      label: t('add'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ dialog: 'add' }),
    },
  })

  return (
    <>
      <DataTable
        name="documents"
        label={t('tab')}
        list={list}
        columns={useDocumentColumns()}
        rowKey={({ id }) => id}
        onOpen={(document) => setOpen({ dialog: 'versions', document })}
        rowActions={(document) => (
          <RowActions
            document={document}
            commands={commands}
            changes={admin}
            tells={own || admin || can('view_audit')}
            open={(dialog) => setOpen({ dialog, document })}
          />
        )}
        filters={
          <FilterMenu
            label={t('visibility')}
            value={list.filters.visibility ?? ''}
            options={visibilities.map((value) => ({
              value,
              label: value ? t(`visible.${value}`) : t('all'),
            }))}
            onChange={(visibility) => list.change({ filters: { visibility } })}
          />
        }
        exportUrl={exportOf('documents', workspace.id, {
          ...list,
          filters: { ...list.filters, employee_id: employee },
        })}
        empty={
          <EmptyState
            icon="file"
            title={t('empty.title')}
            text={admin ? t('empty.text') : own ? t('empty.own') : ''}
          />
        }
      />
      <Suspense>
        {open?.dialog === 'add' && (
          <DocumentDialog employee={employee} document={null} close={close} />
        )}
        {open?.dialog === 'edit' && (
          <DocumentDialog employee={employee} document={open.document} close={close} />
        )}
        {open?.dialog === 'versions' && <DocumentVersions document={open.document} close={close} />}
        {open?.dialog === 'history' && <DocumentHistory document={open.document} close={close} />}
      </Suspense>
    </>
  )
}

function useDocumentColumns(): Column<EmployeeDocument>[] {
  const { t, day, named, ending } = useDocumentWords()
  return [
    {
      id: 'filename',
      label: t('name'),
      sort: 'filename',
      fixed: true,
      cell: (document) => (
        <Strong component="bdi" sx={{ overflowWrap: 'anywhere' }}>
          {named(document)}
        </Strong>
      ),
    },
    {
      id: 'type',
      label: t('type'),
      sort: 'type',
      card: 'fact',
      cell: ({ type }) => <bdi>{type}</bdi>,
    },
    {
      id: 'uploaded',
      label: t('uploaded'),
      sort: 'uploaded_at',
      card: 'fact',
      named: true,
      cell: ({ uploaded_at }) => <span className="num">{day(uploaded_at)}</span>,
    },
    {
      id: 'author',
      label: t('author'),
      sort: 'author_name',
      card: 'none',
      cell: ({ author }) => <bdi>{author ? fullName(author) : '–'}</bdi>,
    },
    {
      id: 'expires',
      label: t('expires'),
      sort: 'expires_on',
      card: 'fact',
      named: true,
      cell: (document) => {
        const told = ending(document)
        return (
          <Row component="span" inline gap={1}>
            <span className="num">{document.expires_on ? day(document.expires_on) : '–'}</span>
            {told && <StatusChip tone={told === 'expired' ? 'bad' : 'warn'}>{t(told)}</StatusChip>}
          </Row>
        )
      },
    },
    ...useFileColumns(),
  ]
}

/** What the file is: shown on demand. */
function useFileColumns(): Column<EmployeeDocument>[] {
  const { t, number, sized } = useDocumentWords()

  return [
    {
      id: 'visibility',
      label: t('visibility'),
      sort: 'visibility',
      hidden: true,
      card: 'none',
      cell: ({ visibility }) => t(`visible.${visibility}`),
    },
    {
      id: 'version',
      label: t('version'),
      sort: 'version',
      end: true,
      hidden: true,
      card: 'none',
      cell: ({ version }) => number(version),
    },
    {
      id: 'size',
      label: t('size'),
      sort: 'size',
      end: true,
      hidden: true,
      card: 'none',
      cell: ({ size }) => <span className="num">{sized(size)}</span>,
    },
  ]
}

/** The commands on documents, one set for all rows of the list. */
function useDocumentCommands() {
  const { t, named } = useDocumentWords()

  const remove = useCommand(documentsApi.deleteDocument, {
    invalidates: changedByDocument,
    onDone: () => toast(t('delete.done')),
    onError: (error) => toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  return {
    remove: async (document: EmployeeDocument) => {
      const question = {
        title: t('delete.title'),
        text: t('delete.text', { name: isolated(named(document)) }),
        action: t('remove'),
      }

      if (await confirm({ ...question, danger: true }))
        remove.run({ params: { id: document.employee_id, docId: document.id } })
    },
  }
}

interface RowActionsProps {
  document: EmployeeDocument
  commands: ReturnType<typeof useDocumentCommands>
  changes: boolean
  /** The reader may read its history. */
  tells: boolean
  open: (dialog: 'edit' | 'versions' | 'history') => void
}

function RowActions({ document, commands, changes, tells, open }: RowActionsProps) {
  const { t, named } = useDocumentWords()
  const name = isolated(named(document))

  return (
    <Box sx={{ display: 'inline-flex' }}>
      <IconButton
        aria-label={t('downloadOf', { name })}
        title={t('download')}
        onClick={() => void downloadDocument(document)}
      >
        <Icon name="download" />
      </IconButton>
      <MenuButton
        label={t('more', { name })}
        entries={[
          { label: t('versions'), icon: 'file', run: () => open('versions') },
          ...(tells
            ? [{ label: t('history'), icon: 'history' as const, run: () => open('history') }]
            : []),
          ...(changes
            ? [
                { label: t('edit'), icon: 'edit' as const, run: () => open('edit') },
                {
                  label: t('remove'),
                  icon: 'trash' as const,
                  danger: true,
                  run: () => void commands.remove(document),
                },
              ]
            : []),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </Box>
  )
}
