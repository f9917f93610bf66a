import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { idleChoices } from './away'
import { setIdleMinutes, useIdleMinutes } from './idle-minutes'
import { idleTexts } from './messages'

/** When this device asks about time without input: off, or after some minutes. */
export function IdleSetting() {
  const t = useText(idleTexts)
  const { employee } = useMember()
  const minutes = useIdleMinutes(employee.id)

  return (
    <MenuButton
      label={t('setting')}
      entries={idleChoices.map((choice) => ({
        label: choice === 0 ? t('off') : t('after', { count: choice }),
        selected: choice === minutes,
        run: () => setIdleMinutes(employee.id, choice),
      }))}
    >
      <Icon name="cup" />
    </MenuButton>
  )
}
