import { type Contract, contractBody } from '@workledger/contracts/employment/employment.api'
import { useForm } from '@workledger/kit/form/form'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { employmentWords } from '@workledger/kit/i18n/words/employment'
import { isLate } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { employmentTexts } from './messages'

const contractValuesOf = (contract: Contract) => ({
  effective_on: contract.effective_on,
  start_date: contract.start_date ?? '',
  end_date: contract.end_date ?? '',
  designation_id: contract.designation_id ?? '',
  role_description: contract.role_description ?? '',
  base_compensation_amount: contract.base_compensation_amount ?? '',
  base_compensation_type: contract.base_compensation_type ?? '',
  pay_frequency: contract.pay_frequency ?? '',
  currency: contract.currency,
  working_days: contract.working_days,
  working_hours: contract.working_hours ?? '',
  working_period_unit: contract.working_period_unit ?? '',
  shift_start_at: contract.shift_start_at ?? '',
  /** Not sent: without it the end date is empty. */
  ends: contract.end_date !== null,
})

export type TypedContract = ReturnType<typeof contractValuesOf>

const toBody = ({ ends, ...typed }: TypedContract) => ({
  ...typed,
  end_date: ends ? typed.end_date : '',
})

export type ContractFormState = ReturnType<typeof useContractForm>

export interface ContractProps {
  employee: string
  contract: Contract
  onVersion: (id: string | null) => void
}

/** The form of a version. Another effective date adds a version, anything else changes this one. */
export function useContractForm({ employee, contract, onVersion }: ContractProps) {
  const t = useText(employmentTexts)
  const add = useConsoleCommand('addContract')
  const change = useConsoleCommand('changeContract')
  const params = { id: employee, contractId: contract.id }
  const before = contractValuesOf(contract)

  const words = useRecordWords(employmentWords)
  return useForm<TypedContract, Contract, typeof words>({
    words,
    schema: contractBody,
    initial: before,
    shown: contract,
    toRequest: toBody,
    submit: async (typed, { shown, before }) => {
      if (typed.effective_on !== contract.effective_on) {
        const { data } = await add.send({ params: { id: employee }, body: toBody(typed) as never })
        toast(t('toast.version'))
        if (!isLate(data)) onVersion(data.id)

        return
      }

      const body = changedOnly(toBody(before), toBody(typed))
      if (Object.keys(body).length > 0) await change.send({ params, body: body as never, shown })
      toast(t('toast.updated'))
    },
  })
}
