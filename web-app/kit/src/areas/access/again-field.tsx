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
import { BY_PROVIDER, byProvider } from './provider-confirmation'

interface Props extends FieldProps<string> {
  label: ReactNode
  autoFocus?: boolean
}

/**
 * Asks again who the person is: the password, a code of the authenticator app, a passkey, or a fresh
 * sign-in by the company's provider. A confirmation then is the field's value.
 */
export function AgainField({ label, autoFocus = false, ...field }: Props) {
  const t = useText(passkeyTexts)
  const { user } = useCurrent()
  const [busy, setBusy] = useState(false)

  const found = useQuery({ ...query(factorsApi.ownFactors), enabled: !user.impersonated_by })
  const { factors = [], provider = null } = found.data?.data ?? {}
  const offered =
    hasPasskeys() && factors.some(({ kind, blocked }) => kind === 'passkey' && !blocked)

  const by = async (way: () => Promise<string | null>) => {
    setBusy(true)

    try {
      const confirmation = await way()
      if (confirmation) field.onChange(confirmation)
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }

  if (field.value.startsWith(CONFIRMED) && !field.error)
    return (
      <Row wrap gap={1}>
        <StatusChip tone="good">
          {t(field.value === BY_PROVIDER ? 'doneProvider' : 'done')}
        </StatusChip>
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
      <Row wrap gap={1} sx={{ mt: 0.5, '&:empty': { display: 'none' } }}>
        {offered && (
          <Button variant="text" {...busyProps(busy, () => void by(byPasskey))}>
            {t('use')}
          </Button>
        )}
        {provider && (
          <Button
            variant="text"
            {...busyProps(busy, () => void by(() => byProvider(provider === 'fresh')))}
          >
            {t('useProvider')}
          </Button>
        )}
      </Row>
    </Box>
  )
}

/** Returns the confirmation that a passkey of the person gives. */
async function byPasskey(): Promise<string> {
  const { options } = (await call(passkeysApi.confirmationOptions, {})).data
  const passkey = await askForPasskey(options)

  return (await call(passkeysApi.makeConfirmation, { body: { passkey } })).data.confirmation
}
