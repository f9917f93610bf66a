import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createContext, use, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AtTheFoot, barLook } from './bottom-bar'
import { productPlaces } from './browser-history'
import { confirm } from './confirm'
import { Strong } from './text'

/** The part of a form that this guard needs; `useForm` has it. */
export interface Work {
  /** Typed values are not saved. */
  dirty: boolean
  /** It is being sent; a navigation that follows need not ask. */
  busy: boolean
  save: () => void
  /** Resets to the saved values. */
  reset: () => void
}

interface UnsavedWork {
  id: string
  bar: boolean
  isBusy: () => boolean
  save: () => void
  reset: () => void
}

let held: readonly UnsavedWork[] = []
let release: (() => void) | undefined
const listeners = new Set<() => void>()

function hold(next: readonly UnsavedWork[]) {
  held = next

  if (held.length > 0) release ??= productPlaces.guard(mayLeave)
  else {
    release?.()
    release = undefined
  }

  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether the page has typed values that are not saved. */
export const hasUnsaved = () => held.length > 0

const mayLeave = async () => held.every(({ isBusy }) => isBusy()) || mayLose()

/** Asks whether typed values may be lost. */
export const mayLose = () => {
  const { t } = kitTexts
  return confirm({
    title: t('unsaved.title'),
    text: t('unsaved.text'),
    action: t('unsaved.leave'),
    danger: true,
  })
}

/** For a panel that stays mounted with unsaved work, and can be brought to the front. */
export const PanelContext = createContext<{
  keep: (unsaved: boolean) => void
  show: () => void
} | null>(null)

/**
 * Asks before the page with this work is left in any way; with `bar`, the bottom of the page shows
 * that it is unsaved.
 */
export function useUnsaved({ dirty, busy, save, reset }: Work, { bar = false } = {}) {
  const id = useId()
  const panel = use(PanelContext)
  const keep = useEffectEvent((unsaved: boolean) => panel?.keep(unsaved))
  const isBusy = useEffectEvent(() => busy)

  const onSave = useEffectEvent(() => {
    // The refusal appears at its field, so the panel must be visible.
    panel?.show()
    save()
  })

  const onReset = useEffectEvent(() => reset())

  useEffect(() => {
    if (!dirty) return
    keep(true)

    hold([
      ...held,
      { id, bar, isBusy: () => isBusy(), save: () => onSave(), reset: () => onReset() },
    ])

    return () => {
      keep(false)
      hold(held.filter((each) => each.id !== id))
    }
  }, [dirty, bar, id])
}

const shown = () => held

/** The bar at the bottom of a page with unsaved work. */
export function UnsavedBar() {
  const t = useText(kitTexts)
  const works = useSyncExternalStore(subscribe, shown).filter(({ bar }) => bar)
  if (works.length === 0) return null
  const each = (act: 'save' | 'reset') => () => {
    for (const work of works) work[act]()
  }

  return (
    <AtTheFoot>
      <Box
        role="region"
        aria-label={t('unsaved.bar')}
        sx={{ ...barLook, borderColor: 'tone.warn' }}
      >
        <Strong sx={{ marginInlineEnd: 'auto' }}>{t('unsaved.bar')}</Strong>
        <Button variant="text" onClick={each('reset')}>
          {t('unsaved.discard')}
        </Button>
        <Button variant="contained" color="primary" onClick={each('save')}>
          {t('actions.save')}
        </Button>
      </Box>
    </AtTheFoot>
  )
}
