import type { Notice } from '@workledger/contracts/notices/notices.lists'
import { joinFacts, useFormat } from '../../i18n/format'
import { useRecordWords } from '../../i18n/record-words'
import { noticesWords } from '../../i18n/words/notices'
import { operationsWords } from '../../i18n/words/operations'

/** Writes a notice from its kind and from what its reader may see of the record now. */
export function useNoticeWords() {
  const { span, day, money } = useFormat()
  const mails = useRecordWords(operationsWords)
  const kinds = useRecordWords(noticesWords)

  const detailOf = ({ facts }: Notice): string => {
    const { title, person, from, to, amount: sum, currency } = facts
    const first = from ?? to

    return joinFacts([
      person,
      title,
      first && (from && to && from !== to ? span(from, to) : day(first)),
      sum && currency && money(sum, currency),
    ])
  }

  return {
    titleOf: ({ template }: Notice) => mails.value(template as never),
    detailOf,
    kindOf: ({ kind }: Notice) => kinds.value(kind),
  }
}
