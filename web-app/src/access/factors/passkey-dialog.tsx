import { factorsApi } from '@workledger/contracts/access/factors.api'
import { newPasskeyBody, passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { createPasskey } from '@workledger/kit/areas/access/passkey'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { factorTexts } from './messages'
import { RecoveryCodes } from './recovery-codes'

/** Adds a passkey: the password, the browser's own dialog, and recovery codes with the first one. */
export default function PasskeyDialog({ close }: { close: () => void }) {
  const t = useText(factorTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useCommand(passkeysApi.startPasskey)
  const invalidates = [factorsApi.ownFactors]
  const store = useCommand(passkeysApi.confirmPasskey, { invalidates })

  const form = useForm({
    schema: newPasskeyBody,
    initial: { current_password: '', name: t('passkeyName') as string },
    submit: async ({ current_password, name }) => {
      const { id, options } = (await start.send({ body: { current_password } })).data
      const passkey = await createPasskey(options)
      const { data } = await store.send({ params: { factor: id }, body: { name, passkey } })
      toast(t('added'))
      if (data.recovery_codes) setCodes(data.recovery_codes)
      else close()
    },
  })

  if (codes) return <RecoveryCodes codes={codes} close={close} />

  return (
    <FormDialog
      title={t('addPasskeyTitle')}
      action={t('createPasskey')}
      form={form}
      onClose={close}
    >
      <Muted>{t('passkeyText')}</Muted>
      <TextField {...form.field('name')} required label={t('name')} />
      <AgainField {...form.field('current_password')} autoFocus label={t('password')} />
    </FormDialog>
  )
}
