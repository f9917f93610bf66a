import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useSyncExternalStore } from 'react'
import { onUntranslated, useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { onLate } from '../net/client'
import { Icon } from './icon'
import { Row } from './layout'

export interface ToastOptions {
  text: string
  tone?: 'good' | 'bad' | 'wait'
  /** Shown as Undo; runs once, and the toast closes. */
  undo?: () => void
  /** Milliseconds it stays; 4 s, or 8 s with Undo. Errors stay 8 s. */
  stay?: number
}

interface OpenToast extends ToastOptions {
  id: number
}

let shown: readonly OpenToast[] = []
let next = 1
const listeners = new Set<() => void>()

const publish = (list: readonly OpenToast[]) => {
  shown = list
  for (const listener of listeners) listener()
}

/**
 * Shows a text in the corner. The same text again replaces the first. Returns a function that
 * closes it.
 */
export function toast(options: ToastOptions | string) {
  const one: OpenToast = {
    ...(typeof options === 'string' ? { text: options, tone: 'good' as const } : options),
    id: next++,
  }

  publish([...shown.filter((each) => each.text !== one.text || each.undo), one].slice(-3))
  return () => dismiss(one.id)
}

export const dismiss = (id: number) => publish(shown.filter((each) => each.id !== id))

/** Undoes the last act while its toast offers Undo. */
export function undoLast() {
  const last = shown.findLast(({ undo }) => undo)
  if (!last) return
  dismiss(last.id)
  last.undo?.()
}

/** Shows the reason of a failure in the server's words. */
export const toastError = (error: { message: string; current?: object | undefined }) =>
  // Changes take longer to read.
  toast({ text: error.message, tone: 'bad', ...(error.current && { stay: 20_000 }) })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts() {
  const t = useText(kitTexts)
  const list = useSyncExternalStore(subscribe, () => shown)

  useEffect(() => {
    onUntranslated(() => toast({ text: t('untranslated'), tone: 'bad' }))
    return onLate((reason) => toast({ text: reason ?? t('late'), tone: 'wait', stay: 12_000 }))
  }, [t])

  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 1500,
        // Over the header, so that rows and the page's bottom bars stay visible.
        insetBlockStart: 6,
        insetInline: { xs: '8px auto', md: 0 },
        mx: { md: 'auto' },
        width: 'fit-content',
        maxWidth: 'calc(100vw - 16px)',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'flex-start',
        gap: 1,
        '@media print': { display: 'none' },
      }}
    >
      {/* Both are there before their texts, so screen readers say each one: failures at once, the
      rest when the reader pauses. */}
      <Box role="alert" sx={{ display: 'contents' }}>
        {list.filter(isFailure).map((one) => (
          <OneToast key={one.id} {...one} latest={one === list.at(-1)} />
        ))}
      </Box>
      <Box role="status" sx={{ display: 'contents' }}>
        {list
          .filter((one) => !isFailure(one))
          .map((one) => (
            <OneToast key={one.id} {...one} latest={one === list.at(-1)} />
          ))}
      </Box>
    </Box>
  )
}

const isFailure = ({ tone }: ToastOptions) => tone === 'bad'

function OneToast({
  id,
  text,
  tone = 'good',
  undo,
  latest,
  stay = undo || tone === 'bad' ? 8000 : 4000,
}: OpenToast & { latest: boolean }) {
  const t = useText(kitTexts)

  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), stay)
    return () => clearTimeout(timer)
  }, [id, stay])

  return (
    <Row
      gap={1.25}
      sx={{
        // With little room, only the latest one and those with Undo show.
        display: { xs: latest || undo ? 'flex' : 'none', md: 'flex' },
        maxWidth: { md: 480 },
        minHeight: 44,
        paddingInline: '14px 6px',
        borderRadius: '8px',
        border: 1,
        borderColor: 'tone.lineStrong',
        bgcolor: 'tone.surface',
        color: 'text.primary',
        boxShadow: '0 8px 28px rgb(10 14 20 / .16)',
        animation: 'toast-in .18s ease-out',
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
      }}
    >
      <Box sx={{ color: `tone.${tone}`, display: 'flex' }}>
        <Icon name={tone === 'bad' ? 'warning' : tone === 'good' ? 'check' : 'info'} />
      </Box>
      <span>{text}</span>
      {undo && (
        <Button
          variant="text"
          color="primary"
          onClick={() => {
            dismiss(id)
            undo()
          }}
        >
          {t('actions.undo')}
        </Button>
      )}
      <IconButton aria-label={t('actions.close')} onClick={() => dismiss(id)}>
        <Icon name="close" size={14} />
      </IconButton>
    </Row>
  )
}
