import {
  areaPermissions,
  isPermission,
  type Permission,
  permissions,
} from '@workledger/contracts/kernel/permissions'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { permissionTexts } from './messages'

/** The groups of permissions on screen. */
export const permissionGroups = [
  { id: 'company', permissions: ['edit_company', 'manage_company'] },
  { id: 'people', permissions: ['edit_manager', 'manage_employee'] },
  { id: 'areas', permissions: areaPermissions },
  { id: 'audit', permissions: ['view_audit'] },
] as const satisfies readonly { id: string; permissions: readonly Permission[] }[]

/** Returns the permissions in plain words. */
export function usePermissionWords() {
  const t = useText(permissionTexts)
  const { listed } = useFormat()
  const word = (permission: string) =>
    isPermission(permission) ? t(`permission.${permission}`) : permission
  const list = (held: readonly string[]) => listed(held.map(word))

  return {
    list,
    /** Returns a role's rights, in one line per group. */
    lines: (held: readonly string[]): { group?: string; text: string }[] =>
      held.length === 0
        ? [{ text: t('nothing') }]
        : permissions.every((permission) => held.includes(permission))
          ? [{ text: t('everything') }]
          : permissionGroups.flatMap(({ id, permissions }) => {
              const some = permissions.filter((permission) => held.includes(permission))
              return some.length > 0 ? [{ group: t(`group.${id}`), text: list(some) }] : []
            }),
  }
}
