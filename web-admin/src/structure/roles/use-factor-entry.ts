import type { Rows } from '@workledger/contracts/registry'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import type { MenuEntry } from '@workledger/kit/ui/menu-entries'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../../kit/use-command'
import { rolesTexts } from './messages'

/** Returns the menu entry of a role that requires a second factor of its people, or no longer. */
export function useFactorEntry(): (role: Rows['roles']) => MenuEntry {
  const t = useText(rolesTexts)
  const { workspace } = useMember()
  const roleName = useRoleName()
  const change = useConsoleCommand('requireSecondFactor', { onError: toastError })

  const ask = async ({ id, name, second_factor, employees_count }: Rows['roles']) => {
    const of = { name: isolated(roleName(name)) }

    const question = second_factor
      ? { title: t('factor.freeTitle', of), text: t('factor.freeText'), action: t('factor.free') }
      : {
          title: t('factor.requireTitle', of),
          text: t('factor.requireText', { count: employees_count }),
          action: t('factor.require'),
        }

    if (!(await confirm(question))) return

    const body = { required: !second_factor }

    await change.send({ params: { ws: workspace.id, id }, body }).then(
      () => toast(t(second_factor ? 'factor.freeDone' : 'factor.requireDone')),
      () => {},
    )
  }

  return (role) => ({
    label: t(role.second_factor ? 'factor.free' : 'factor.require'),
    icon: 'lock',
    run: () => void ask(role),
  })
}
