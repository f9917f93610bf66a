import { useQuery } from '@tanstack/react-query'
import { employmentApi, probationBody } from '@workledger/contracts/employment/employment.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { employmentWords } from '@workledger/kit/i18n/words/employment'
import { query } from '@workledger/kit/net/query'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConcerned } from '../kit/concerned'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { employmentTexts } from './messages'

/** The ends of an employee's probation and of their contract. */
export function Probation({ employee }: { employee: string }) {
  const found = useQuery(query(employmentApi.probation, { params: { id: employee } }))

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  if (found.isPending) return <SkeletonRows rows={2} />

  return <ProbationForm employee={employee} ends={found.data.data} />
}

function ProbationForm({
  employee,
  ends,
}: {
  employee: string
  ends: AnswerOf<typeof employmentApi.probation>['data']
}) {
  const { probation_end: end, contract_end: contractEnd } = ends
  const t = useText(employmentTexts)
  const { day } = useFormat()
  const change = useConsoleCommand('changeProbation')
  const locked = !useMay()('changeProbation', useConcerned(employee))

  const form = useForm({
    words: useRecordWords(employmentWords),
    schema: probationBody,
    initial: { probation_end: end ?? '' },
    shown: ends,
    locked,
    submit: async (body, { shown }) => {
      await change.send({ params: { id: employee }, body, shown })
      toast(t('probation.saved'))
    },
  })

  return (
    <FormCard form={form} quiet locked={locked}>
      <FormCard.Group title={t('probation.title')}>
        <DateField {...form.field('probation_end')} hint={t('probation.hint')} />
        {contractEnd && (
          <Muted size={12}>{t('probation.contractEnd', { day: day(contractEnd) })}</Muted>
        )}
      </FormCard.Group>
    </FormCard>
  )
}
