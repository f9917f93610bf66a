import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { confirmationBody, passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { askForPasskey, hasPasskeys } from '@workledger/kit/areas/access/passkey'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useRef, useState } from 'react'
import { FactorsCard } from './factors/factors-card'
import { accessTexts } from './messages'

/**
 * Shown in place of a workspace that needs a second factor which this session has not shown: sets
 * one up, or confirms by one.
 */
export function FactorNeeded() {
  const t = useText(accessTexts)
  const client = useQueryClient()
  const found = useQuery(query(factorsApi.ownFactors))
  const factors = found.data?.data.factors
  const before = useRef<number | undefined>(undefined)
  before.current ??= factors?.length
  const enter = () => void client.invalidateQueries()
  const added = (factors?.length ?? 0) > 0 && before.current === 0

  return (
    <Page
      title={t('needed.title')}
      facts={t('needed.text')}
      primary={added && { label: t('needed.enter'), icon: 'check', run: enter }}
    >
      <Stack gap={2} sx={{ maxWidth: 720 }}>
        {factors && factors.length > 0 && !added && (
          <Confirm
            byPasskey={hasPasskeys() && factors.some(({ kind }) => kind === 'passkey')}
            byCode={factors.some(({ kind }) => kind === 'totp')}
            done={enter}
          />
        )}
        <FactorsCard />
      </Stack>
    </Page>
  )
}

interface ConfirmProps {
  byPasskey: boolean
  byCode: boolean
  done: () => void
}

function Confirm({ byPasskey, byCode, done }: ConfirmProps) {
  return (
    <>
      {byPasskey && <ConfirmByPasskey done={done} />}
      {byCode && <ConfirmByCode done={done} />}
    </>
  )
}

function ConfirmByPasskey({ done }: Pick<ConfirmProps, 'done'>) {
  const t = useText(accessTexts)
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)

    try {
      const { options } = (await call(passkeysApi.confirmationOptions, {})).data
      await call(passkeysApi.makeConfirmation, { body: { passkey: await askForPasskey(options) } })
      done()
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('needed.confirm')}>
      <Stack gap={2} sx={{ p: 2, alignItems: 'start' }}>
        <Muted>{t('second.passkeyHint')}</Muted>
        <Button variant="contained" {...busyProps(busy, () => void confirm())}>
          {t('second.passkey')}
        </Button>
      </Stack>
    </Card>
  )
}

function ConfirmByCode({ done }: Pick<ConfirmProps, 'done'>) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: confirmationBody,
    initial: { code: '' },
    toRequest: ({ code }) => ({ code }),
    submit: async ({ code }) => {
      await call(passkeysApi.makeConfirmation, { body: { code } })
      done()
    },
  })

  return (
    <FormCard form={form} action={t('needed.enter')}>
      <FormCard.Group title={t('needed.confirm')} columns={1}>
        <TextField
          {...form.field('code')}
          required
          label={t('second.code')}
          hint={t('second.codeHint')}
          autoComplete="one-time-code"
          numeric
        />
      </FormCard.Group>
    </FormCard>
  )
}
