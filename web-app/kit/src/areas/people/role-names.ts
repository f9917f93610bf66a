import { startingRoles } from '@workledger/contracts/kernel/permissions'
import { useText } from '../../i18n/i18n'
import { personalTexts } from './messages'

type Starting = (typeof startingRoles)[number]['name']

const starts = (name: string): name is Starting => startingRoles.some((role) => role.name === name)

/**
 * Returns a role's name on screen: roles of every new workspace in the reader's language, others
 * unchanged.
 */
export function useRoleName() {
  const t = useText(personalTexts)
  return (name: string) => (starts(name) ? t(`roles.${name}`) : name)
}
