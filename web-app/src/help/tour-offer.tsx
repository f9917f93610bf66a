import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { Row } from '@workledger/kit/ui/layout'
import { createPortal } from 'react-dom'
import { helpTexts } from './messages'
import { card } from './tour-look'
import { tours } from './tours'

/** The tours, for a new administrator. */
export default function TourOffer({
  begin,
  end,
}: {
  begin: (tour: (typeof tours)[number]) => void
  end: () => void
}) {
  const t = useText(helpTexts)
  return createPortal(
    <Box role="region" aria-label={t('help')} sx={{ ...card, ...corner }}>
      <Box sx={{ mb: 1 }}>{t('offer')}</Box>
      <Row align="stretch" wrap gap={1}>
        {tours.map((tour) => (
          <Button key={tour.id} onClick={() => begin(tour)}>
            {t(`topics.${tour.id}`)}
          </Button>
        ))}
        <Button variant="text" onClick={end}>
          {t('notNow')}
        </Button>
      </Row>
    </Box>,
    document.body,
  )
}

/**
 * Next to the navigation, which stays usable; the covered part of the page scrolls. In a narrow
 * window at its bottom.
 */
const corner = {
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  width: 340,
  '@media (max-width: 949px)': {
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    width: 'calc(100vw - 24px)',
  },
} as const
