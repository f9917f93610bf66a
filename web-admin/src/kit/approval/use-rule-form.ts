import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { approvalRuleTexts } from './messages'
import { stepsBody, type TypedStep, useTypedStep } from './typed-steps'

interface Rule extends Shown {
  readonly id: string
  readonly name: string
  readonly steps: readonly ApprovalStep[]
}

/** A rule as people type it: `F` says to which requests it applies. */
type TypedRule<F> = F & { name: string; steps: TypedStep[] }

interface Options<R extends Rule, F extends object, B, W> {
  rule: R | null
  /** The area's words, which label the fields. */
  words: W
  /** The body of the calls. */
  schema: Schema & { parse: (typed: unknown) => B }
  /** What is typed at first of the requests to which it applies. */
  requests: F
  /** Converts that for the calls. */
  requestsOf?: (typed: F) => object
  add: { send: (asked: { params: { ws: string }; body: B }) => Promise<unknown> }
  change: {
    send: (asked: { params: { ws: string; id: string }; body: B; shown: R }) => Promise<unknown>
  }
  close: () => void
}

/** The form of a rule; a new one begins with the manager's step. */
export function useRuleForm<
  R extends Rule,
  F extends object,
  B,
  W extends { field: (name: never) => string; hasField: (name: string) => boolean },
>({ rule, words, schema, requests, requestsOf, add, change, close }: Options<R, F, B, W>) {
  const t = useText(approvalRuleTexts)
  const { workspace } = useMember()
  const newStep = useTypedStep()
  const first = useRef<TypedRule<F> | undefined>(undefined)

  first.current ??= {
    ...requests,
    name: rule?.name ?? '',
    steps: rule ? rule.steps.map(newStep) : [newStep()],
  }

  const toRequest = (typed: TypedRule<F>) => ({
    ...typed,
    ...requestsOf?.(typed),
    steps: stepsBody(typed.steps),
  })

  const form = useForm({
    words,
    schema,
    initial: first.current,
    toRequest,
    shown: rule,
    submit: async (typed: TypedRule<F>) => {
      const body = schema.parse(toRequest(typed))
      if (rule) await change.send({ params: { ws: workspace.id, id: rule.id }, body, shown: rule })
      else await add.send({ params: { ws: workspace.id }, body })
      toast(t(rule ? 'edited' : 'added'))
      close()
    },
  })

  return { form, newStep }
}
