import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import type { MenuEntry } from '@workledger/kit/ui/menu-entries'
import { consoleTexts } from './messages'

interface Props {
  name: string
  /** Undefined without the right, and for fixed records. */
  edit: (() => void) | undefined
  remove: (() => void) | undefined
  history?: (() => void) | undefined
  /** After *Edit*. */
  more?: readonly MenuEntry[] | undefined
  /** Replaces *Delete*. */
  removal?: string | undefined
}

/** The menu at the end of a row: edit, further entries, history and delete. */
export function RowMenu({ name, edit, remove, history, more = [], removal }: Props) {
  const t = useText(consoleTexts)
  return (
    <MenuButton
      label={t('actionsOf', { name })}
      entries={[
        { label: t('edit'), icon: 'edit', disabled: !edit, ...(edit ? { run: edit } : {}) },
        ...more,
        ...(history ? [{ label: t('history'), icon: 'history' as const, run: history }] : []),
        null,
        {
          label: removal ?? t('delete'),
          icon: 'trash',
          danger: true,
          disabled: !remove,
          ...(remove ? { run: remove } : {}),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
