import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { companyAccountBody, paymentsApi } from '@workledger/contracts/payments/payments.api'
import { useMember } from '@workledger/web-app/kit/current'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormCard } from '@workledger/web-app/kit/form-card'
import { isolated } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { bankTexts } from '@workledger/web-app/kit/payments/messages'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { paymentTexts } from './payment-messages'

/** The account that pay comes from; its number is typed whole and shown masked. */
export function CompanyAccount() {
  const t = useText(paymentTexts)
  const { workspace } = useMember()
  const found = useQuery(query(paymentsApi.companyAccount, { params: { ws: workspace.id } }))
  const may = useMay()('changeCompanyAccount')
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={3} />
  const { account } = found.data.data
  return (
    <>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        {account ? t('accountNow', { name: isolated(account.name), iban: `\u2066${account.iban}\u2069` }) : t('noCompanyAccount')}
      </Box>
      {may && <Change key={account?.iban} name={account?.name ?? workspace.name} ws={workspace.id} />}
    </>
  )
}

function Change({ name, ws }: { name: string; ws: string }) {
  const t = useText(paymentTexts)
  const bank = useText(bankTexts)
  const change = useConsoleCommand('changeCompanyAccount')
  const form = useForm({
    schema: companyAccountBody,
    initial: { name, iban: '', bic: '' },
    submit: async (body) => {
      await change.send({ params: { ws }, body })
      toast(t('accountSaved'))
    },
  })
  return (
    <FormCard form={form}>
      <FormCard.Group title={t('account')} columns={1}>
        <TextField {...form.field('name')} required label={t('accountName')} />
        <TextField {...form.field('iban')} required autoComplete="off" label={bank('iban')} />
        <TextField {...form.field('bic')} autoComplete="off" label={bank('bic')} />
      </FormCard.Group>
    </FormCard>
  )
}
