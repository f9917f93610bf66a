import Button from '@mui/material/Button'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import {
  type CompanyLocalAccount,
  companyLocalAccountBody,
  removeCompanyLocalAccountBody,
} from '@workledger/contracts/payments/account-shapes'
import { type LocalKind, localKinds } from '@workledger/contracts/payments/payments.events'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { bankTexts } from '@workledger/kit/areas/payments/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { paymentTexts } from './payment-messages'

const texts = {
  uk: { title: 'localUk', routing: 'sortCode', originator: 'serviceUser' },
  us: { title: 'localUs', routing: 'routingNumber', originator: 'companyId' },
} as const

/** The accounts that pay pounds by Bacs and dollars by ACH. */
export function LocalAccounts({
  local,
  shown,
  may,
}: {
  local: readonly CompanyLocalAccount[]
  shown: Shown
  may: boolean
}) {
  return (
    <Stack gap={2} sx={{ mt: 3 }}>
      {localKinds.map((kind) => (
        <LocalAccountCard
          key={kind}
          kind={kind}
          account={local.find((account) => account.kind === kind)}
          shown={shown}
          may={may}
        />
      ))}
    </Stack>
  )
}

interface CardProps {
  kind: LocalKind
  account: CompanyLocalAccount | undefined
  shown: Shown
  may: boolean
}

function LocalAccountCard({ kind, account, shown, may }: CardProps) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const ltr = (text: string) => <span className="num ltr">{text}</span>

  return (
    <Card title={t(texts[kind].title)}>
      {account ? (
        <Facts
          items={[
            [t('accountName'), account.name],
            [t(texts[kind].routing), ltr(account.routing)],
            [bank('number'), ltr(account.account_number)],
            [t(texts[kind].originator), ltr(account.originator)],
          ]}
        />
      ) : (
        <Muted sx={{ p: 2 }}>{t('localNone')}</Muted>
      )}
      {may && (
        <Row gap={1} sx={{ px: 2, pb: 2 }}>
          <Button onClick={() => setOpen('change')}>
            {t(account ? 'localChange' : 'localEnter')}
          </Button>
          {account && (
            <Button variant="text" color="error" onClick={() => setOpen('remove')}>
              {t('localRemove')}
            </Button>
          )}
        </Row>
      )}
      {open === 'change' && (
        <ChangeDialog kind={kind} name={account?.name} shown={shown} close={close} />
      )}
      {open === 'remove' && <RemovalDialog kind={kind} close={close} />}
    </Card>
  )
}

/** Enters an account in full, with the password of the signed-in person. */
function ChangeDialog({
  kind,
  name,
  shown: given,
  close,
}: {
  kind: LocalKind
  name: string | undefined
  shown: Shown
  close: () => void
}) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('changeCompanyLocalAccount')
  const initial = { name: name ?? workspace.name, routing: '', account_number: '', originator: '' }

  const form = useForm({
    schema: companyLocalAccountBody,
    initial: { kind, ...initial, current_password: '' },
    shown: given,
    submit: async (body, { shown }) => {
      await change.send({ params: { ws: workspace.id }, body, shown })
      toast(t('localSaved'))
      close()
    },
  })

  const { title, routing, originator } = texts[kind]

  return (
    <FormDialog title={t(title)} form={form} onClose={close}>
      <TextField {...form.field('name')} required label={t('accountName')} />
      <TextField {...form.field('routing')} required autoComplete="off" label={t(routing)} />
      <TextField
        {...form.field('account_number')}
        required
        autoComplete="off"
        label={bank('number')}
      />
      <TextField {...form.field('originator')} required autoComplete="off" label={t(originator)} />
      <AgainField {...form.field('current_password')} label={bank('password')} />
    </FormDialog>
  )
}

function RemovalDialog({ kind, close }: { kind: LocalKind; close: () => void }) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const { workspace } = useMember()
  const remove = useConsoleCommand('removeCompanyLocalAccount')

  const form = useForm({
    schema: removeCompanyLocalAccountBody,
    initial: { kind, current_password: '' },
    submit: async (body) => {
      await remove.send({ params: { ws: workspace.id }, body })
      toast(t('localRemoved'))
      close()
    },
  })

  return (
    <FormDialog title={t('localRemoveTitle')} form={form} action={t('localRemove')} onClose={close}>
      <Muted>{t('localRemoveText')}</Muted>
      <AgainField {...form.field('current_password')} label={bank('password')} />
    </FormDialog>
  )
}
