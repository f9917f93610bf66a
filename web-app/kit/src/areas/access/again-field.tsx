import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { CONFIRMED, passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { type ReactNode, useState } from 'react'
import { PasswordField } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { useText } from '../../i18n/i18n'
import { call } from '../../net/client'
import { useCurrent } from '../../net/current'
import { query } from '../../net/query'
import { busyProps } from '../../ui/busy-props'
import { Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { toastError } from '../../ui/toast'
import { passkeyTexts } from './messages'
import { askForPasskey, hasPasskeys } from './passkey'

interface Props extends FieldProps<string> {
  label: ReactNode
  autoFocus?: boolean
}

/**
 * Asks again who the person is: the password, a code of the authenticator app, or a passkey, whose
 * confirmation then is the field's value.
 */
export function AgainField({ label, autoFocus = false, ...field }: Props) {
  const t = useText(passkeyTexts)
  const { user } = useCurrent()
  const [busy, setBusy] = useState(false)

  const found = useQuery({ ...query(factorsApi.ownFactors), enabled: !user.impersonated_by })
  const factors = found.data?.data.factors ?? []
  const offered =
    hasPasskeys() && factors.some(({ kind, blocked }) => kind === 'passkey' && !blocked)

  const confirm = async () => {
    setBusy(true)

    try {
      field.onChange(await confirmed())
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }

  if (field.value.startsWith(CONFIRMED) && !field.error)
    return (
      <Row wrap gap={1}>
        <StatusChip tone="good">{t('done')}</StatusChip>
        <Button variant="text" onClick={() => field.onChange('')}>
          {t('usePassword')}
        </Button>
      </Row>
    )

  return (
    <Box sx={{ minWidth: 0 }}>
      <PasswordField
        {...field}
        value={field.value.startsWith(CONFIRMED) ? '' : field.value}
        required
        autoFocus={autoFocus}
        autoComplete="current-password"
        label={label}
        hint={factors.some(({ kind }) => kind === 'totp') && t('orCode')}
      />
      {offered && (
        <Button variant="text" sx={{ mt: 0.5 }} {...busyProps(busy, () => void confirm())}>
          {t('use')}
        </Button>
      )}
    </Box>
  )
}

/** Returns the confirmation that a passkey of the person gives. */
async function confirmed(): Promise<string> {
  const { options } = (await call(passkeysApi.confirmationOptions, {})).data
  const passkey = await askForPasskey(options)

  return (await call(passkeysApi.makeConfirmation, { body: { passkey } })).data.confirmation
}
