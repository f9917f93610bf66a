import { ItemTable } from '@workledger/kit/areas/checklists/item-table'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useReadAgain } from '../kit/use-command'
import { ChecklistTable } from './checklist-table'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

/** The checklists of one employee, and the items of one of them. */
export default function ChecklistsTab({ employee }: { employee: { id: string; name: string } }) {
  const [chosen, setChosen] = useState<ChecklistRow | null>(null)
  return (
    <Stack gap={2}>
      <ChecklistTable employee={employee} open={setChosen} />
      {chosen && <Items key={chosen.id} checklist={chosen} />}
    </Stack>
  )
}

function Items({ checklist }: { checklist: ChecklistRow }) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)

  const list = useConsoleList('checklist-items', {
    sort: 'place',
    perPage: 50,
    always: { checklist_id: checklist.id },
    outOfAddress: 'The items of the checklist that is open below its list',
  })

  return (
    <Card title={<bdi>{checklist.checklist}</bdi>} padded>
      <ItemTable
        name="checklist-items"
        label={shared('items')}
        list={list}
        several={false}
        may={useMay()('settleChecklistItem')}
        readAgain={useReadAgain('settleChecklistItem')}
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="check" title={t('empty.items')} />}
      />
    </Card>
  )
}
