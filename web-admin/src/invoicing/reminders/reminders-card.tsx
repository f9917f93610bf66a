import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { CheckField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { isNegative, isZero } from '../../kit/decimal'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { useAddressee } from '../use-addressee'
import { remindersTexts } from './messages'
import { useStepWords } from './use-step-words'

/**
 * The sent reminders of an issued invoice, and the next one; absent without a debt and a sent one.
 */
export function RemindersCard({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(remindersTexts)
  const { day, money } = useFormat()
  const may = useMay()
  const stepWords = useStepWords()
  /** The tick while the answer is loading; `from` is the value before. */
  const [ticked, setTicked] = useState<{ from: boolean; mute: boolean } | null>(null)

  const change = useConsoleCommand('switchReminders', {
    onError: (error) => {
      setTicked(null)
      toastError(error)
    },
  })

  const addressee = useAddressee()

  const remind = useConsoleCommand('remindOfInvoice', {
    onDone: () => void toast(t('toast.sent')),
    onError: toastError,
  })

  const { on, next_on, sent } = invoice.reminders
  const owed = !isZero(invoice.balance) && !isNegative(invoice.balance)
  if (!owed && sent.length === 0) return null
  const { id, client, balance, currency } = invoice

  const now = async () => {
    const { email, note } = await addressee(id, client.contact_email)
    if (!email) return
    const amount = `${money(balance, currency)} ${currency}`
    const text = t('card.nowText', { email, amount }) + note

    if (
      await confirm({
        title: t('card.nowTitle', { client: client.name }),
        text,
        action: t('card.now'),
      })
    )
      remind.run({ params: { id }, body: { email } })
  }

  return (
    <Card title={t('card.title')}>
      {sent.map(({ days, sent_on, by_hand }) => (
        <Box
          key={`${days} ${sent_on}`}
          sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {day(sent_on)}
          <Muted size={12}>
            {[days !== null && stepWords(days), by_hand && t('card.byHand')]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
        </Box>
      ))}
      {owed && (
        <Stack gap={1} sx={{ p: 2, justifyItems: 'start' }}>
          <div>
            {next_on ? t('card.next', { day: day(next_on) }) : t(on ? 'card.nothing' : 'card.off')}
          </div>
          {may('switchReminders') && (
            <CheckField
              name="mute"
              value={ticked?.from === on ? ticked.mute : !on}
              onChange={(mute) => {
                if (change.busy) return
                setTicked({ from: on, mute })
                change.run({ params: { id }, body: { remind: !mute }, shown: invoice })
              }}
              label={t('card.mute')}
            />
          )}
          {may('remindOfInvoice') && client.contact_email && (
            <Button {...busyProps(remind.busy, () => void now())}>{t('card.now')}</Button>
          )}
        </Stack>
      )}
    </Card>
  )
}
