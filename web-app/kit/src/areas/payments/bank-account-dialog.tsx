import Alert from '@mui/material/Alert'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { bankAccountBody } from '@workledger/contracts/payments/account-shapes'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import {
  type AccountKind,
  accountKinds,
  accountTypes,
} from '@workledger/contracts/payments/payments.events'
import { SelectField } from '../../form/choice-fields'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { paymentsWords } from '../../i18n/words/payments'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { toast } from '../../ui/toast'
import { useOpened } from '../../ui/use-opened'
import { AgainField } from '../access/again-field'
import { bankTexts } from './messages'

interface AccountValues {
  kind: AccountKind
  holder: string
  iban: string
  bic: string
  account_number: string
  routing: string
  account_type: (typeof accountTypes)[number] | ''
  current_password: string
}

/** Leaves out fields of another kind of account. */
const ofKind = (typed: AccountValues) => {
  const { kind } = typed
  const iban = kind === 'iban'

  return {
    ...typed,
    iban: iban ? typed.iban : '',
    bic: iban || kind === 'other' ? typed.bic : '',
    account_number: iban ? '' : typed.account_number,
    routing: iban ? '' : typed.routing,
    account_type: kind === 'us' ? typed.account_type : ('' as const),
  }
}

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

  const words = useRecordWords(paymentsWords)

  const form = useForm({
    words,
    schema: bankAccountBody,
    toRequest: ofKind,
    initial: {
      kind: 'iban' as AccountKind,
      holder: '',
      iban: '',
      bic: '',
      account_number: '',
      routing: '',
      account_type: '' as (typeof accountTypes)[number] | '',
      current_password: '',
    },
    submit: async (values) => {
      await change.send({ params: { id: employee }, body: ofKind(values), shown: account })
      toast(t('saved'))
      close()
    },
  })

  const { kind } = form.values

  const routingLabel = (of: AccountKind) =>
    of === 'uk' ? t('sortCode') : of === 'us' ? t('routingNumber') : t('routing')

  return (
    <FormDialog title={t('title')} form={form} onClose={close}>
      <Alert severity="info">{t(own ? 'toldYou' : 'told')}</Alert>
      <TextField {...form.field('holder')} required autoComplete="off" />
      <SelectField
        {...form.field('kind')}
        label={t('kind')}
        options={words.options(accountKinds)}
        hint={kind === 'other' ? t('otherHint') : undefined}
      />
      {kind === 'iban' && <TextField {...form.field('iban')} required autoComplete="off" />}
      {(kind === 'iban' || kind === 'other') && (
        <TextField {...form.field('bic')} autoComplete="off" />
      )}
      {kind !== 'iban' && (
        <>
          <TextField
            {...form.field('routing')}
            required={kind !== 'other'}
            autoComplete="off"
            label={routingLabel(kind)}
          />
          <TextField {...form.field('account_number')} required autoComplete="off" />
        </>
      )}
      {kind === 'us' && (
        <SelectField
          {...form.field('account_type')}
          required
          options={words.options(accountTypes)}
        />
      )}
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}
