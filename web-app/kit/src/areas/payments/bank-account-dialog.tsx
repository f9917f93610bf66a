import Alert from '@mui/material/Alert'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { bankAccountBody, paymentsApi } from '@workledger/contracts/payments/payments.api'
import { PasswordField, TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { paymentsWords } from '../../i18n/words/payments'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { toast } from '../../ui/toast'
import { useOpened } from '../../ui/use-opened'
import { bankTexts } from './messages'

/** Enters a new account in full, with the password of the signed-in person. */
export default function BankAccountDialog({
  employee,
  account: given,
  close,
}: {
  employee: string
  account: Shown
  close: () => void
}) {
  const account = useOpened(given)
  const t = useText(bankTexts)
  const own = useMember().employee.id === employee
  const change = useCommand(paymentsApi.changeBankAccount, {
    invalidates: [paymentsApi.bankAccount],
  })

  const form = useForm({
    words: useRecordWords(paymentsWords),
    schema: bankAccountBody,
    initial: {
      holder: '',
      iban: '',
      bic: '',
      account_number: '',
      routing: '',
      current_password: '',
    },
    submit: async (body) => {
      await change.send({ params: { id: employee }, body, shown: account })
      toast(t('saved'))
      close()
    },
  })

  return (
    <FormDialog title={t('title')} form={form} onClose={close}>
      <Alert severity="info">{t(own ? 'toldYou' : 'told')}</Alert>
      <TextField {...form.field('holder')} required autoComplete="off" />
      <TextField {...form.field('iban')} autoComplete="off" hint={t('ibanHint')} />
      <TextField {...form.field('bic')} autoComplete="off" />
      <TextField {...form.field('account_number')} autoComplete="off" />
      <TextField {...form.field('routing')} autoComplete="off" />
      <PasswordField
        {...form.field('current_password')}
        required
        autoComplete="current-password"
        label={t('password')}
      />
    </FormDialog>
  )
}
