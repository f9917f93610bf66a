import { type WatchRuleRow, watchRuleBody } from '@workledger/contracts/watch/watch.api'
import type { bandTypes } from '@workledger/contracts/watch/watch-rules'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { watchTexts } from './messages'

/** A band as typed. */
export interface TypedBand {
  key: number
  currency: string
  type: (typeof bandTypes)[number]
  least: string
  most: string
}

export type RuleForm = ReturnType<typeof useRuleForm>['form']

/** The form of a rule, and its function that adds a band. */
export function useRuleForm(rule: WatchRuleRow, close: () => void) {
  const t = useText(watchTexts)
  const { workspace } = useMember()
  const set = useConsoleCommand('setWatchRule')
  const keys = useRef(0)
  const [weekend, band] = [rule.rule === 'weekend_changes', rule.rule === 'outside_band']

  const toRequest = ({
    on,
    least,
    days_off,
    bands,
  }: {
    on: boolean
    least: string
    days_off: number[]
    bands: TypedBand[]
  }) => ({
    on,
    ...(weekend ? { least, days_off } : {}),
    ...(band
      ? {
          bands: bands.map(({ key: _, ...each }) => ({
            ...each,
            currency: each.currency.trim().toUpperCase(),
          })),
        }
      : {}),
  })

  const form = useForm({
    schema: watchRuleBody,
    initial: {
      on: rule.on,
      least: String(rule.least ?? ''),
      days_off: rule.days_off,
      bands: rule.bands.map((each): TypedBand => ({ ...each, key: keys.current++ })),
    },
    toRequest,
    submit: async (typed) => {
      const request = {
        params: { ws: workspace.id, rule: rule.rule },
        body: watchRuleBody.parse(toRequest(typed)),
        shown: rule,
      }

      const { data } = await set.send(request)
      toast(t(!isLate(data) && data.proposal ? 'proposal.saved' : 'saved'))
      close()
    },
  })

  const addBand = () =>
    form.set('bands', [
      ...form.values.bands,
      { key: keys.current++, currency: '', type: 'monthly', least: '', most: '' },
    ])

  return { form, weekend, band, addBand }
}
