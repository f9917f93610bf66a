import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import {
  type clockActs,
  type KioskPerson,
  kiosksApi,
} from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { Field, TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
import { Stack } from '@workledger/kit/ui/layout'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { type FormEvent, useEffect, useState } from 'react'
import type { KeptKiosk } from './kept-kiosk'

type Act = (typeof clockActs)[number]

/** Milliseconds until the page starts over: after an act, and while a person does nothing. */
const [SHOWN, LEFT] = [5_000, 30_000]

const acts = {
  out: ['in'],
  in: ['out', 'break'],
  break: ['back', 'out'],
} as const satisfies Record<KioskPerson['status'], readonly Act[]>

type Step =
  | { at: 'start' }
  | { at: 'person'; person: KioskPerson }
  | { at: 'done'; act: Act; person: KioskPerson; time: string }

interface Props {
  kept: KeptKiosk
  /** Asks again whether the server is there and the tablet still paired. */
  lookAgain: () => void
  /** Prepares the page for the next person. */
  begin: () => void
}

/** Employee id and PIN, then the person's acts, then the confirmation; then the next person. */
export function KioskStart({ kept, lookAgain, begin }: Props) {
  const [step, setStep] = useState<Step>({ at: 'start' })
  const [typed, setTyped] = useState({ number: '', pin: '' })
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const startOver = () => {
    setStep({ at: 'start' })
    setTyped({ number: '', pin: '' })
    setError(null)
    begin()
  }

  const stay = step.at === 'start' ? null : step.at === 'done' ? SHOWN : LEFT

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins a new wait
  useEffect(() => {
    if (stay === null) return
    const timer = setTimeout(startOver, stay)
    return () => clearTimeout(timer)
  }, [step])

  const send = async (work: () => Promise<Step>) => {
    setBusy(true)
    setError(null)

    try {
      setStep(await work())
    } catch (refused) {
      setError((refused as Error).message)
      setTyped(({ number, pin }) => ({ number, pin: step.at === 'start' ? '' : pin }))
      // A lost connection and a revoked token show on the whole page.
      if (refused instanceof ApiError && (refused.status === 0 || refused.status === 404))
        lookAgain()
    } finally {
      setBusy(false)
    }
  }

  const params = { id: kept.id }
  const body = { token: kept.token, ...typed }

  const open = () =>
    send(async () => {
      const { data } = await call(kiosksApi.kioskPerson, { params, body })
      return { at: 'person', person: data }
    })

  const clock = (act: Act) =>
    send(async () => {
      const { data } = await call(kiosksApi.clockAtKiosk, { params, body: { ...body, act } })
      return { at: 'done', act, person: data, time: data.at }
    })

  switch (step.at) {
    case 'start':
      return <Typing {...{ typed, setTyped, error, busy, open }} />
    case 'person':
      return <Person {...{ person: step.person, error, busy, clock, startOver }} />
    case 'done':
      return <Done {...step} startOver={startOver} />
    default:
      return step satisfies never
  }
}

interface TypingProps {
  typed: { number: string; pin: string }
  setTyped: (typed: { number: string; pin: string }) => void
  error: string | null
  busy: boolean
  open: () => Promise<void>
}

function Typing({ typed, setTyped, error, busy, open }: TypingProps) {
  const t = useText(kioskTexts)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && typed.number && typed.pin) void open()
  }

  return (
    <Stack component="form" gap={2} noValidate autoComplete="off" onSubmit={submit} sx={large}>
      <Heading component="h1" size={20}>
        {t('welcome')}
      </Heading>
      {error && <Alert severity="error">{error}</Alert>}
      <TextField
        name="number"
        value={typed.number}
        onChange={(number) => setTyped({ ...typed, number })}
        label={t('number')}
        required
        autoFocus
        autoComplete="off"
      />
      <Field id="kiosk-pin" label={t('pin.label')} required>
        <OutlinedInput
          id="kiosk-pin"
          name="pin"
          type="password"
          value={typed.pin}
          onChange={({ target }) => setTyped({ ...typed, pin: target.value })}
          required
          fullWidth
          autoComplete="off"
          // A tablet shows its number pad.
          inputProps={{ inputMode: 'numeric', dir: 'ltr', maxLength: 8 }}
        />
      </Field>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={!typed.number || !typed.pin}
        {...busyProps(busy)}
      >
        {t('next')}
      </Button>
    </Stack>
  )
}

/** As large as fingers at a tablet need. */
const large = {
  '& .MuiButton-root': { minHeight: 56, fontSize: 17 },
  '& input': { fontSize: 20, py: 1.5 },
}

interface PersonProps {
  person: KioskPerson
  error: string | null
  busy: boolean
  clock: (act: Act) => Promise<void>
  startOver: () => void
}

function Person({ person, error, busy, clock, startOver }: PersonProps) {
  const t = useText(kioskTexts)
  const { time, moment } = useFormat()
  const { status, since, last_out, forgotten } = person

  return (
    <Stack gap={2} sx={large}>
      <div>
        <Heading component="h1" size={20} sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{person.name}</bdi>
        </Heading>
        <Muted sx={{ mt: 0.5, fontSize: 16 }}>
          {t(`status.${status}`, { time: since ? time(since) : '' })}
        </Muted>
        {last_out && <Muted>{t('lastOut', { when: moment(last_out) })}</Muted>}
      </div>
      {error && <Alert severity="error">{error}</Alert>}
      {forgotten ? (
        <Alert severity="warning">{t('forgotten')}</Alert>
      ) : (
        acts[status].map((act, n) => (
          <Button
            key={act}
            autoFocus={n === 0}
            variant={n === 0 ? 'contained' : 'outlined'}
            color="primary"
            {...busyProps(busy, () => void clock(act))}
          >
            {t(`acts.${act}`)}
          </Button>
        ))
      )}
      <Button variant="text" onClick={startOver}>
        {t('startOver')}
      </Button>
    </Stack>
  )
}

interface DoneProps {
  act: Act
  person: KioskPerson
  time: string
  startOver: () => void
}

function Done({ act, person, time: at, startOver }: DoneProps) {
  const t = useText(kioskTexts)
  const { time } = useFormat()

  return (
    <Stack gap={2} sx={{ ...large, textAlign: 'center', justifyItems: 'center' }}>
      <Box sx={{ color: 'tone.good' }}>
        <Icon name="check" size={48} />
      </Box>
      <div role="status">
        <Heading component="h1" size={20}>
          {t(`did.${act}`, { time: time(at) })}
        </Heading>
        <Muted sx={{ mt: 0.5, fontSize: 16, overflowWrap: 'anywhere' }}>
          <bdi>{person.name}</bdi>
        </Muted>
      </div>
      <Muted>{t('goodbye')}</Muted>
      <Button onClick={startOver} sx={{ minWidth: 200, justifySelf: 'center' }}>
        {t('done')}
      </Button>
    </Stack>
  )
}
