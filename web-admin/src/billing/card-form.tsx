import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PlanId } from '@workledger/contracts/billing/billing.plans'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Stack } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { billingTexts } from './messages'

/**
 * Returns whether the browser opened this page's own document: its policy is the only one that
 * allows Stripe's form. A person who came from another page reloads this one.
 */
function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name, window.location.href).pathname === window.location.pathname
}

type Form = { stripe: Stripe; card: StripeCardElement }

/** A card, typed into Stripe's own form: it returns an id, and no card data comes here. */
export default function CardForm({
  publishableKey,
  plan,
}: {
  publishableKey: string
  plan: PlanId
}) {
  const t = useText(billingTexts)
  const language = useLanguage()
  const { workspace } = useMember()
  const { colorScheme } = useColorScheme()
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<Form | 'away' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const subscribe = useConsoleCommand('subscribe')
  const confirm = useConsoleCommand('confirmCheckout')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` requests the form again
  useEffect(() => {
    if (!isOwnDocument()) return window.location.reload()
    let gone = false
    let card: StripeCardElement | undefined

    loadStripe(publishableKey, { locale: language as 'en' })
      .then((stripe) => {
        if (gone || !place.current) return
        if (!stripe) return setForm('away')
        // Stripe's frame does not have this page's variables.
        const { color, fontFamily } = getComputedStyle(place.current)
        card = stripe
          .elements()
          .create('card', { style: { base: { color, fontFamily, fontSize: '14px' } } })
        card.mount(place.current)
        card.on('change', ({ error }) => setRefused(error?.message ?? null))
        setForm({ stripe, card })
      })
      .catch(() => !gone && setForm('away'))

    return () => {
      gone = true
      card?.destroy()
    }
  }, [publishableKey, language, colorScheme, attempt])

  async function pay({ stripe, card }: Form) {
    const made = await stripe.createPaymentMethod({ type: 'card', card })
    if (made.error) return made.error.message
    const params = { ws: workspace.id }

    const { data } = await subscribe.send({
      params,
      body: { product_id: plan, payment_method: made.paymentMethod.id },
    })

    if (data.client_secret) {
      const { error } = await stripe.confirmCardPayment(data.client_secret)
      if (error) return error.message
      const { data: found } = await confirm.send({ params, body: { token: data.token } })
      if (!found.subscribed) return t('unconfirmed')
    } else if (!data.subscribed) return t('incomplete')

    toast(t('toast.subscribed'))

    return undefined
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form || form === 'away' || busy) return
    setBusy(true)
    setRefused(null)

    pay(form)
      .catch((error: { message?: string }) => error.message ?? t('toast.failed'))
      .then((message) => setRefused(message ?? null))
      .finally(() => setBusy(false))
  }

  const again = () => {
    setForm(null)
    setAttempt((before) => before + 1)
  }

  if (form === 'away')
    return (
      <Alert severity="error" action={<Button onClick={again}>{t('retry')}</Button>}>
        {t('cardAway')}
      </Alert>
    )

  return (
    <Stack component="form" onSubmit={submit} aria-label={t('cardTitle')} gap={1.5}>
      <Muted>{t('cardText')}</Muted>
      {form === null && <SkeletonRows rows={1} />}
      <Box
        ref={place}
        role="group"
        aria-label={t('cardLabel')}
        sx={{
          display: form ? 'block' : 'none',
          px: 1.5,
          py: 1.25,
          border: 1,
          borderColor: refused ? 'error.main' : 'divider',
          borderRadius: '6px',
        }}
      />
      {refused && <Alert severity="error">{refused}</Alert>}
      <Box>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={!form}
          {...busyProps(busy)}
        >
          {t('subscribe')}
        </Button>
      </Box>
    </Stack>
  )
}
