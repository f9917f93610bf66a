import IconButton from '@mui/material/IconButton'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import type { Reorder } from '@workledger/kit/ui/reorder'
import { taskTexts } from './messages'
import type { TasksShown } from './tasks-shown'

type List = TasksShown['lists'][number]

/** A list as its dialog edits it. */
export interface EditedList {
  id: string
  title: string
  description: string | null
  revision: number
}

/** The actions of a list's buttons. */
export interface ListActions extends Pick<Reorder, 'at' | 'place'> {
  /** Adds a task to the list, or with null to none. */
  add: (list: string | null) => void
  edit: (list: EditedList) => void
  remove: (list: { id: string; title: string }) => void
}

/** A new task, and the menu of a list. */
export function ListButtons({ list, name, of }: { list: List; name: string; of: ListActions }) {
  const t = useText(taskTexts)
  const { id } = list

  return (
    <>
      <IconButton
        aria-label={t('lists.addTask', { name })}
        title={t('lists.addTask', { name })}
        onClick={() => of.add(id)}
      >
        <Icon name="plus" />
      </IconButton>
      {id !== null && <ListMenu list={{ ...list, id }} of={of} />}
    </>
  )
}

function ListMenu({ list, of }: { list: List & { id: string }; of: ListActions }) {
  const t = useText(taskTexts)
  const { id, title, description, revision } = list
  const { first, last, index } = of.at(id)

  return (
    <MenuButton
      label={t('actions', { name: title ?? '' })}
      entries={[
        {
          label: t('lists.edit'),
          icon: 'edit',
          run: () => of.edit({ id, title: title ?? '', description, revision: revision ?? 0 }),
        },
        {
          label: t('lists.up'),
          icon: 'up',
          disabled: first,
          run: () => of.place(id, index - 1),
        },
        {
          label: t('lists.down'),
          icon: 'down',
          disabled: last,
          run: () => of.place(id, index + 1),
        },
        null,
        {
          label: t('deleteAction'),
          icon: 'trash',
          danger: true,
          run: () => of.remove({ id, title: title ?? '' }),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
