import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { leaveTexts } from './messages'

const leaveStatuses = ['', 'pending', 'approved', 'rejected'] as const

export function StatusFilter({
  value,
  onChange,
}: {
  value: string
  onChange: (status: string) => void
}) {
  const t = useText(leaveTexts)
  const word = (status: (typeof leaveStatuses)[number]) => t(status || 'all')
  const chosen = leaveStatuses.find((status) => status === value) ?? ''

  return (
    <MenuButton
      look="button"
      label={t('status')}
      entries={leaveStatuses.map((status) => ({
        label: word(status),
        selected: status === chosen,
        run: () => onChange(status),
      }))}
    >
      {pair(t('status'), word(chosen))}
      <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
    </MenuButton>
  )
}
