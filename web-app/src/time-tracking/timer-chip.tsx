import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Elapsed } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'

interface Props {
  /** UTC start of the running entry. */
  since: string
  description: string | null
  project: string | null
  onStop: () => void
  busy?: boolean
  /** The page itself counts the seconds. */
  quiet?: boolean
}

/** The running timer in the header. Render it only while one runs. */
export function TimerChip({ since, description, project, onStop, busy, quiet }: Props) {
  const t = useText(kitTexts)
  return (
    <Row
      role="group"
      aria-label={t('timer.running')}
      gap={{ xs: 0.75, md: 1.25 }}
      sx={{
        flex: { xs: 'none', lg: '0 1 auto' },
        height: 32,
        minWidth: 0,
        paddingInline: { xs: '8px 2px', md: '12px 4px' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'tone.bad', flex: 'none' }}
      />
      <Box
        component={AppLink}
        to="/timer"
        sx={{
          display: { xs: 'none', lg: 'flex' },
          gap: 1,
          maxWidth: 240,
          minWidth: 0,
          textDecoration: 'none',
        }}
      >
        <Strong component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {description || t('timer.noDescription')}
        </Strong>
        {project && (
          <Muted component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {project}
          </Muted>
        )}
      </Box>
      {!quiet && (
        <Strong component={AppLink} to="/timer" weight={600} sx={{ textDecoration: 'none' }}>
          <Elapsed since={since} />
        </Strong>
      )}
      <Button
        variant="text"
        {...busyProps(busy, onStop)}
        aria-label={t('timer.stop')}
        title={t('timer.stop')}
        sx={{
          flex: 'none',
          minHeight: 24,
          borderRadius: '12px',
          '&.MuiButton-text': { px: { xs: 0.5, sm: 1 } },
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: { sm: 'none' },
            flex: 'none',
            width: 12,
            height: 12,
            borderRadius: '2px',
            bgcolor: 'tone.bad',
          }}
        />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('timer.stop')}
        </Box>
      </Button>
    </Row>
  )
}
