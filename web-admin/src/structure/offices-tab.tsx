import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { structureTexts } from './messages'
import { OfficeCard } from './office-card'

const OfficeDialog = lazy(() => import('./office-dialog'))
const StructureHistory = lazy(() => import('./structure-history'))

/** The company's offices as cards. */
export default function OfficesTab() {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const may = useMay()('addOffice')
  const list = useConsoleList('offices', { sort: 'name' })

  const remove = useRemoval('removeOffice', {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.officeDeleted'),
  })

  return (
    <RecordTable
      list={list}
      label={t('tabs.offices')}
      columns={[]}
      may={may}
      add={t('addOffice')}
      remove={(row) => (row.main ? undefined : () => void remove(row))}
      card={(row, buttons) => <OfficeCard office={row} buttons={buttons} holidays={may} />}
      empty={
        <EmptyState icon="clients" title={t('emptyOffices.title')} text={t('emptyOffices.text')} />
      }
      dialog={(row, close) => <OfficeDialog office={row} close={close} />}
      history={(row, close) => (
        <StructureHistory workspace={workspace.id} row={row} close={close} />
      )}
    />
  )
}
