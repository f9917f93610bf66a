import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useEffect, useRef } from 'react'
import { AmountField } from '../../form/amount-field'
import { TextField } from '../../form/fields'
import { useText } from '../../i18n/i18n'
import { Stack } from '../../ui/layout'
import { sharedExpenseTexts } from '../expenses/messages'
import { inboxTexts } from './messages'

/** What the decider has entered for the item with this id. */
export interface Draft {
  id: string
  comment: string
  /** Undefined until it is typed. */
  rate: string | undefined
  /** The approval waits for a rate. */
  lacksRate: boolean
  /** Sending a week back waits for a comment. */
  lacksComment: boolean
}

export const emptyDraft = (id: string): Draft => ({
  id,
  comment: '',
  rate: undefined,
  lacksRate: false,
  lacksComment: false,
})

const mostCharacters = 500

interface Props {
  item: InboxItem
  draft: Draft
  change: (draft: Partial<Draft>) => void
}

/** The comment for the employee and, for an expense in another currency, its rate. */
export function DecisionFields({ item, draft, change }: Props) {
  const t = useText(inboxTexts)
  const expense = useText(sharedExpenseTexts)
  const fields = useRef<HTMLDivElement>(null)
  const { facts } = item
  const { lacksRate, lacksComment } = draft

  useEffect(() => {
    if (lacksRate) fields.current?.querySelector<HTMLInputElement>('[name=rate]')?.focus()
    if (lacksComment) fields.current?.querySelector<HTMLElement>('[name=comment]')?.focus()
  }, [lacksRate, lacksComment])

  return (
    <Stack ref={fields} gap={1.75} sx={{ px: 2, pb: 2 }}>
      {facts.kind === 'expense' && facts.currency !== facts.base_currency && (
        <AmountField
          name="rate"
          value={draft.rate ?? facts.rate ?? ''}
          onChange={(rate) => change({ rate, lacksRate: false })}
          label={expense('rateLabel', { currency: facts.currency, base: facts.base_currency })}
          unit={facts.base_currency}
          {...(lacksRate && {
            error: expense('rateWanted', {
              currency: facts.currency,
              base: facts.base_currency,
            }),
          })}
        />
      )}
      <TextField
        name="comment"
        value={draft.comment}
        onChange={(comment) =>
          change({ comment: comment.slice(0, mostCharacters), lacksComment: false })
        }
        {...(lacksComment && { error: t('commentWanted') })}
        label={t('comment')}
        hint={t('commentHint')}
        rows={2}
      />
    </Stack>
  )
}
