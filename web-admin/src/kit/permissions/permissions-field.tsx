import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { beyondOwn, type Permission } from '@workledger/contracts/kernel/permissions'
import type { FieldProps } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useId } from 'react'
import { permissionTexts } from './messages'
import { permissionGroups } from './permission-words'

interface Props extends FieldProps<Permission[]> {
  /** The role's present permissions, which may stay or be removed. */
  before: readonly string[]
}

/**
 * The permissions of a role with their rights. A viewer cannot give a permission that they lack.
 */
export function PermissionsField({ name, value, onChange, error, before }: Props) {
  const t = useText(permissionTexts)
  const { employee } = useMember()
  const own = employee.role?.permissions ?? []
  const id = useId()

  const toggle = (permission: Permission) =>
    onChange(
      value.includes(permission)
        ? value.filter((each) => each !== permission)
        : [...value, permission],
    )

  return (
    <>
      {permissionGroups.map(({ id: group, permissions }) => (
        <Box key={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Strong component="legend" sx={{ p: 0, mb: 0.5, fontSize: 13 }}>
            {t(`group.${group}`)}
          </Strong>
          {permissions.map((permission: Permission) => {
            const beyond = beyondOwn(own, [permission], before).length > 0
            const [box, about] = [`${id}-${permission}`, `${id}-${permission}-about`]

            return (
              <Box
                key={permission}
                sx={{
                  display: 'flex',
                  alignItems: 'flex-start',
                  gap: 0.5,
                  marginInlineStart: '-6px',
                  py: 0.25,
                }}
              >
                <Checkbox
                  id={box}
                  name={name}
                  size="small"
                  disabled={beyond}
                  checked={value.includes(permission)}
                  onChange={() => toggle(permission)}
                  slotProps={{ input: { 'aria-describedby': about } }}
                />
                <Box sx={{ minWidth: 0, pt: 0.5 }}>
                  <label htmlFor={box}>{t(`permission.${permission}`)}</label>
                  <Muted id={about} size={12} sx={{ lineHeight: '16px' }}>
                    {t(`about.${permission}`)}
                    {beyond && ` ${t('notHeld')}`}
                  </Muted>
                </Box>
              </Box>
            )
          })}
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </>
  )
}
