import { removeBankAccountBody } from '@workledger/contracts/payments/account-shapes'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { Muted } from '../../ui/text'
import { toast } from '../../ui/toast'
import { AgainField } from '../access/again-field'
import { bankTexts } from './messages'

/** Removes an account after a question and the password of the signed-in person. */
export default function BankAccountRemoval({
  employee,
  close,
}: {
  employee: string
  close: () => void
}) {
  const t = useText(bankTexts)
  const own = useMember().employee.id === employee
  const remove = useCommand(paymentsApi.removeBankAccount, {
    invalidates: [paymentsApi.bankAccount],
  })

  const form = useForm({
    schema: removeBankAccountBody,
    initial: { current_password: '' },
    submit: async (body) => {
      await remove.send({ params: { id: employee }, body })
      toast(t('removed'))
      close()
    },
  })

  return (
    <FormDialog title={t('removeTitle')} form={form} action={t('remove')} onClose={close}>
      <Muted>{t(own ? 'removeYours' : 'removeText')}</Muted>
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}
