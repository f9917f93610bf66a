import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useGo } from '../kit/app-link'
import { useText } from '../kit/i18n'
import { helpTexts } from './messages'
import { setTour, steps, type Tour, tours } from './tours'

/** Milliseconds between two looks at where the step's target is now. */
const LOOK = 200

/** What a step points at, once it is on the page, and where it stands. */
function useTarget(selector: string | null) {
  const [found, setFound] = useState<{ element: HTMLElement; box: DOMRect } | null>(null)
  useEffect(() => {
    if (!selector) return setFound(null)
    const look = () => {
      const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0)
      const box = element?.getBoundingClientRect()
      setFound((before) => (element && box ? (before?.element === element && sameBox(before.box, box) ? before : { element, box }) : null))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [selector])
  return found
}
const sameBox = (a: DOMRect, b: DOMRect) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** One step of a tour beside a ring around what it speaks of; without a tour, the offer of one. */
export default function TourCard({ tour, end }: { tour: Tour | null; end: () => void }) {
  const t = useText(helpTexts)
  const go = useGo()
  const step = tour && steps[tour.step]
  const target = useTarget(step?.at ?? null)
  useEffect(() => {
    if (!tour) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && tour.step === 0 && end()
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [tour, end])
  const next = () => {
    if (!tour) return
    if (tour.step === steps.length - 1) return end()
    // The form is opened for those who only press Next.
    if (tour.step === 0 && !document.querySelector('[role=dialog]')) target?.element.click()
    setTour({ ...tour, step: tour.step + 1 })
  }
  if (!tour)
    return createPortal(
      <Box role="region" aria-label={t('help')} sx={{ ...card, ...offer }}>
        <Box sx={{ mb: 1 }}>{t('offer')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {tours.map(({ id, to }) => (
            <Button
              key={id}
              onClick={() => {
                setTour({ topic: id, step: 0 })
                go(to)
              }}
            >
              {t(`topics.${id}`)}
            </Button>
          ))}
          <Button variant="text" onClick={end}>
            {t('notNow')}
          </Button>
        </Box>
      </Box>,
      document.body,
    )
  if (!step || !target) return null
  const { box } = target
  const width = Math.min(300, window.innerWidth - 24)
  const below = box.bottom + 12 + 150 < window.innerHeight
  const left = Math.max(12, Math.min(window.innerWidth - width - 12, box.left + box.width / 2 - width / 2))
  const top = below ? box.bottom + 12 : Math.max(12, Math.min(box.top, window.innerHeight) - 162)
  // Into the dialog while one is open: what is outside of it is hidden from those who listen.
  const inside = target.element.closest<HTMLElement>('.MuiDialog-container') ?? document.body
  return createPortal(
    <>
      <Box
        aria-hidden
        sx={{ position: 'fixed', zIndex: 1600, pointerEvents: 'none', borderRadius: 1, outline: '2px solid', outlineColor: 'primary.main' }}
        style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }}
      />
      <Box role="region" aria-live="polite" aria-label={t(`topics.${tour.topic}`)} sx={card} style={{ left, top, width }}>
        <Box sx={{ display: 'flex', fontWeight: 600, mb: 0.5 }}>
          {t(`topics.${tour.topic}`)}
          <Box component="span" className="num" sx={{ marginInlineStart: 'auto', fontWeight: 400, color: 'text.secondary' }}>
            {t('step', { at: tour.step + 1, all: steps.length })}
          </Box>
        </Box>
        <Box sx={{ mb: 1.5 }}>{t(`steps.${step.id}`)}</Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" color="primary" onClick={next}>
            {t(tour.step === steps.length - 1 ? 'done' : 'next')}
          </Button>
          <Button variant="text" onClick={end}>
            {t('skip')}
          </Button>
        </Box>
      </Box>
    </>,
    inside,
  )
}
/** Over the foot of the sidebar, where it covers nothing that is worked with; in a narrow window at its foot. */
const offer = { insetBlockEnd: 12, insetInlineStart: 12, width: 208, '@media (max-width: 949px)': { width: 'calc(100vw - 24px)' } } as const
const card = {
  position: 'fixed',
  zIndex: 1600,
  maxWidth: 'calc(100vw - 24px)',
  p: 2,
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
} as const
