import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import {
  companyAccountBody,
  removeBankAccountBody,
} from '@workledger/contracts/payments/account-shapes'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { bankTexts } from '@workledger/kit/areas/payments/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Icon } from '@workledger/kit/ui/icon'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { LocalAccounts } from './local-accounts'
import { paymentTexts } from './payment-messages'

const CompanyAccountHistory = lazy(() => import('./company-account-history'))

/** The account that pays; its number is typed whole and shown masked. */
export function CompanyAccount() {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const { workspace } = useMember()
  const found = useQuery(query(paymentsApi.companyAccount, { params: { ws: workspace.id } }))
  const may = useMay()('changeCompanyAccount')
  const [history, setHistory] = useState(false)
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={3} />
  const { account, local, stream, revision } = found.data.data
  const ltr = (text: string) => <span className="num ltr">{text}</span>

  return (
    <>
      <Box sx={{ mb: 3 }}>
        <Card
          title={t('account')}
          aside={
            <IconButton
              aria-label={t('accountHistory')}
              title={t('accountHistory')}
              onClick={() => setHistory(true)}
            >
              <Icon name="history" />
            </IconButton>
          }
        >
          {account ? (
            <>
              <Facts
                items={[
                  [t('accountName'), account.name],
                  [bank('iban'), ltr(account.iban)],
                  ...(account.bic ? [[bank('bic'), ltr(account.bic)] as const] : []),
                ]}
              />
              {may && <Removal ws={workspace.id} />}
            </>
          ) : (
            <EmptyState icon="payroll" title={bank('empty.title')} text={t('accountNone')} />
          )}
        </Card>
      </Box>
      {may && (
        <Change
          key={account?.iban}
          name={account?.name ?? workspace.name}
          ws={workspace.id}
          another={account !== null}
          shown={{ revision }}
        />
      )}
      <LocalAccounts local={local} shown={{ revision }} may={may} />
      <Suspense>
        {history && <CompanyAccountHistory stream={stream} close={() => setHistory(false)} />}
      </Suspense>
    </>
  )
}

function Removal({ ws }: { ws: string }) {
  const t = useText(paymentTexts)
  const [open, setOpen] = useState(false)

  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        {t('accountRemove')}
      </Button>
      {open && <RemovalDialog ws={ws} close={() => setOpen(false)} />}
    </Box>
  )
}

/** Asks for the signed-in person's password before the account is removed. */
function RemovalDialog({ ws, close }: { ws: string; close: () => void }) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const remove = useConsoleCommand('removeCompanyAccount')

  const form = useForm({
    schema: removeBankAccountBody,
    initial: { current_password: '' },
    submit: async (body) => {
      await remove.send({ params: { ws }, body })
      toast(t('accountRemoved'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('accountRemoveTitle')}
      form={form}
      action={t('accountRemove')}
      onClose={close}
    >
      <Muted>{t('accountRemoveText')}</Muted>
      <AgainField {...form.field('current_password')} label={bank('password')} />
    </FormDialog>
  )
}

function Change({
  name,
  ws,
  another,
  shown: given,
}: {
  name: string
  ws: string
  another: boolean
  shown: Shown
}) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const change = useConsoleCommand('changeCompanyAccount')

  const form = useForm({
    schema: companyAccountBody,
    initial: { name, iban: '', bic: '', current_password: '' },
    shown: given,
    submit: async (body, { shown }) => {
      await change.send({ params: { ws }, body, shown })
      toast(t('accountSaved'))
    },
  })

  return (
    <FormCard form={form}>
      <FormCard.Group title={another ? t('accountChange') : t('account')} columns={1}>
        <TextField {...form.field('name')} required label={t('accountName')} />
        <TextField {...form.field('iban')} required autoComplete="off" label={bank('iban')} />
        <TextField {...form.field('bic')} autoComplete="off" label={bank('bic')} />
        <AgainField {...form.field('current_password')} label={bank('password')} />
      </FormCard.Group>
    </FormCard>
  )
}
