import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo, useProductPath } from '@workledger/kit/ui/app-link'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { helpTexts } from './messages'
import { card, tourLevel } from './tour-look'
import { dialogForm, type Step, setTour, steps, type Tour, targets, tours } from './tours'

/** Milliseconds between two checks of the target's place. */
const LOOK = 200

/** Approximate height of the card. */
const HEIGHT = 190

interface Target {
  element: HTMLElement
  box: DOMRect
}

const sameBox = (a: DOMRect, b: DOMRect) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Returns whether the tour's own page is shown; the page before it has an add button too. */
function useArrived({ topic }: Tour) {
  const [path, tab = ''] = tours.find(({ id }) => id === topic)!.to.split('?')
  const { search } = useLocation()
  return useProductPath() === path && search.includes(tab)
}

/**
 * Returns the step's target and its place. It follows the person: an opened form moves the tour
 * into it, a sent and closed form ends it. A form closed otherwise returns the tour to the button.
 */
function useTarget(tour: Tour) {
  const arrived = useArrived(tour)
  const [found, setFound] = useState<Target | null>(null)
  const sent = useRef(false)
  const { step } = tour

  useEffect(() => {
    const look = () => {
      const open = dialogForm() !== null
      if (step === 'add' && open && arrived) return setTour({ ...tour, step: 'dialog' })

      if (step !== 'add' && step !== 'saved' && !open)
        return setTour({ ...tour, step: sent.current ? 'saved' : 'add' })

      // A refused form is not saved.
      if (dialogForm()?.closest('[role=dialog]')?.querySelector('[role=alert]'))
        sent.current = false

      const element = step === 'saved' || !arrived ? undefined : targets[step]()
      const box = element?.getBoundingClientRect()

      setFound((before) =>
        element && box
          ? before?.element === element && sameBox(before.box, box)
            ? before
            : { element, box }
          : null,
      )
    }

    const note = ({ target }: SubmitEvent) => {
      sent.current = (target as HTMLElement).closest('.MuiDialog-container') !== null
    }

    look()
    const timer = setInterval(look, LOOK)
    // Listens before the form itself, which may close at once.
    window.addEventListener('submit', note, true)

    return () => {
      clearInterval(timer)
      window.removeEventListener('submit', note, true)
    }
  }, [tour, step, arrived])

  return found
}

/**
 * Returns the card's place: next to the dialog if there is room, so that it covers no field; else
 * below or above its target.
 */
function placed(box: DOMRect | undefined, dialog: DOMRect | undefined) {
  const { innerWidth, innerHeight } = window
  const width = Math.min(300, innerWidth - 24)
  if (!box) return { width, left: (innerWidth - width) / 2, bottom: 12 }
  const beside = dialog && innerWidth - dialog.right > width + 24

  if (beside) {
    const left = document.dir === 'rtl' ? dialog.left - width - 12 : dialog.right + 12
    return { width, left, top: Math.max(12, Math.min(box.top, innerHeight - HEIGHT - 12)) }
  }

  const below = box.bottom + 12 + HEIGHT < innerHeight

  return {
    width,
    left: Math.max(12, Math.min(innerWidth - width - 12, box.left + box.width / 2 - width / 2)),
    top: below ? box.bottom + 12 : Math.max(12, Math.min(box.top, innerHeight) - HEIGHT - 12),
  }
}

/** One step of a tour, with a ring around its target. */
export default function TourCard({
  tour,
  end,
}: {
  tour: Tour
  end: (how: 'done' | 'skipped') => void
}) {
  const t = useText(helpTexts)
  const go = useGo()
  const target = useTarget(tour)
  const { topic, step } = tour
  const region = useRef<HTMLDivElement>(null)
  const there = target !== null

  // In a form the focus stays in its fields, from which Tab leads to the card.
  useEffect(() => {
    if (step === 'saved' || (there && step === 'add')) region.current?.focus()
  }, [there, step])

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && (step === 'add' || step === 'saved'))
        end(step === 'saved' ? 'done' : 'skipped')
    }

    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [step, end])

  const to = (next: Step) => setTour({ topic, step: next })

  const next = () => {
    if (step === 'add') target?.element.click()
    else if (step === 'dialog') to('form')
    else if (step === 'form') to('submit')
  }

  const buttons =
    step === 'saved' ? (
      <Button variant="contained" color="primary" onClick={() => end('done')}>
        {t('done')}
      </Button>
    ) : (
      <>
        {!target ? (
          <Button
            variant="contained"
            color="primary"
            onClick={() => go(tours.find(({ id }) => id === topic)!.to)}
          >
            {t('back')}
          </Button>
        ) : (
          // The record's own button saves it.
          step !== 'submit' && (
            <Button variant="contained" color="primary" onClick={next}>
              {t('next')}
            </Button>
          )
        )}
        <Button variant="text" onClick={() => end('skipped')}>
          {t('skip')}
        </Button>
      </>
    )

  const box = target?.box
  const place = placed(box, target?.element.closest('.MuiDialog-paper')?.getBoundingClientRect())
  // Inside an open dialog, because everything outside is hidden from screen readers and the
  // keyboard.
  const inside = target?.element.closest<HTMLElement>('.MuiDialog-container') ?? document.body

  return createPortal(
    <>
      {box && <TargetRing box={box} />}
      <Box
        ref={region}
        role="region"
        tabIndex={-1}
        aria-live="polite"
        aria-label={t(`topics.${topic}`)}
        sx={card}
        style={place}
      >
        <Box sx={{ display: 'flex', fontWeight: 600, mb: 0.5 }}>
          {t(`topics.${topic}`)}
          {step !== 'saved' && (
            <Muted
              component="span"
              className="num"
              sx={{ marginInlineStart: 'auto', fontWeight: 400 }}
            >
              {t('step', { at: steps.indexOf(step) + 1, all: steps.length })}
            </Muted>
          )}
        </Box>
        <Box sx={{ mb: 1.5 }}>
          {step === 'form' || step === 'saved' ? t(`${step}.${topic}`) : t(`steps.${step}`)}
        </Box>
        <Row align="stretch" wrap gap={1}>
          {buttons}
        </Row>
      </Box>
    </>,
    inside,
  )
}

function TargetRing({ box }: { box: DOMRect }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: tourLevel,
        pointerEvents: 'none',
        borderRadius: 1,
        outline: '2px solid',
        outlineColor: 'primary.main',
      }}
      style={{
        left: box.left - 4,
        top: box.top - 4,
        width: box.width + 8,
        height: box.height + 8,
      }}
    />
  )
}
