import {
  type PaypalAccountAnswer,
  paypalAccountBody,
} from '@workledger/contracts/invoicing/paypal.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { paypalTexts } from './messages'

type PaypalForm = ReturnType<typeof usePaypalForm>

/** The form of the PayPal account that receives the payments. */
export function usePaypalForm(account: PaypalAccountAnswer) {
  const t = useText(paypalTexts)
  const { workspace } = useMember()
  const may = useMay()('connectPaypal')
  const connect = useConsoleCommand('connectPaypal')

  return useForm({
    words: useRecordWords(invoicingWords),
    schema: paypalAccountBody,
    initial: {
      environment: (account.environment ?? 'live') as string,
      client_id: account.client_id ?? '',
      secret: '',
      webhook_id: account.webhook_id ?? '',
    },
    shown: account,
    locked: !may,
    submit: async ({ environment, ...body }, { shown }) => {
      const where = environment === 'sandbox' ? 'sandbox' : 'live'

      await connect.send({
        params: { ws: workspace.id },
        body: { ...body, environment: where },
        shown,
      })

      toast(t('toast.connected'))
    },
  })
}

/** The account, and its secret. */
export function AccountFields({
  form,
  account,
}: {
  form: PaypalForm
  account: PaypalAccountAnswer
}) {
  const t = useText(paypalTexts)

  return (
    <FormCard.Group columns={2}>
      <SelectField
        {...form.field('environment')}
        options={(['live', 'sandbox'] as const).map((value) => ({
          value,
          label: t(`environments.${value}`),
        }))}
      />
      <TextField {...form.field('client_id')} required label={t('clientId')} autoComplete="off" />
      <PasswordField
        {...form.field('secret')}
        required={!account.connected}
        label={t('secret')}
        hint={t(account.connected ? 'secretKept' : 'secretHint')}
        autoComplete="new-password"
      />
      <TextField
        {...form.field('webhook_id')}
        required
        label={t('webhookId')}
        hint={t('webhookHint')}
        autoComplete="off"
      />
    </FormCard.Group>
  )
}
