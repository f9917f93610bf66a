import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { SampleDetails } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { samplesTexts } from './messages'

const colours = {
  passed: 'tone.good',
  exceptions: 'tone.bad',
  notes: 'tone.warn',
  open: 'tone.waitSoft',
} as const

const names = { passed: 'pass', exceptions: 'exception', notes: 'note', open: 'open' } as const
const parts = ['passed', 'exceptions', 'notes', 'open'] as const

/**
 * The progress of a sample: tested items by result, exceptions, the amount at stake, and the seed.
 */
export function SampleFigures({ sample }: { sample: SampleDetails }) {
  const t = useText(samplesTexts)
  const { number, share } = useFormat()
  const { size, open, exceptions, sums, totals, seed } = sample
  const tested = size - open
  const { copy } = useCopy()

  return (
    <Panel
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          sm: '1fr 1fr',
          lg: 'minmax(430px, 2.4fr) 1fr minmax(220px, 1.3fr) 1fr',
        },
        mb: 1.5,
        overflow: 'hidden',
      }}
    >
      <Cell>
        <Row align="baseline" wrap sx={{ columnGap: 1.5, rowGap: 0.25 }}>
          <Strong className="num" weight={600} sx={{ fontSize: 15 }}>
            {t('figures.tested', { done: number(tested), all: number(size) })}
          </Strong>
          {parts.map((part) => (
            <Row
              key={part}
              className="num"
              inline
              gap={0.5}
              sx={{ fontSize: 12, color: 'text.secondary' }}
            >
              <Box
                component="span"
                sx={{
                  width: 8,
                  height: 8,
                  borderRadius: '2px',
                  bgcolor: colours[part],
                  border: part === 'open' ? 1 : 0,
                  borderColor: 'divider',
                }}
              />
              {t(`mark.${names[part]}`)} <b>{number(sample[part])}</b>
            </Row>
          ))}
        </Row>
        <SampleBar sample={sample} size={size} />
      </Cell>
      <Cell label={t('figures.exceptions')}>
        <span className="num">
          {t('figures.exceptionsOf', {
            count: exceptions,
            all: number(tested),
            share: share(exceptions, tested),
          })}
        </span>
      </Cell>
      <Cell label={t('figures.sum')}>
        {sums.length === 0
          ? '–'
          : sums.map(({ currency, amount }) => {
              const all = totals.find((total) => total.currency === currency)?.amount ?? amount
              return (
                <Row key={currency} align="baseline" wrap sx={{ columnGap: 1 }}>
                  <Money amount={amount} currency={currency} />
                  <Muted component="span" className="num" size={12} sx={{ fontWeight: 400 }}>
                    {t('figures.share', { share: share(Number(amount), Number(all)) })}
                  </Muted>
                </Row>
              )
            })}
      </Cell>
      <Cell label={t('figures.seed')}>
        <Row sx={{ justifyContent: 'space-between' }}>
          <span className="num ltr">{seed}</span>
          <IconButton
            size="small"
            aria-label={t('figures.copy')}
            title={t('figures.copy')}
            onClick={() => void copy(seed)}
            sx={{ my: -0.75 }}
          >
            <Icon name="file" />
          </IconButton>
        </Row>
      </Cell>
    </Panel>
  )
}

/** The tested items by result, as one bar. */
function SampleBar({ sample, size }: { sample: SampleDetails; size: number }) {
  return (
    <Row
      aria-hidden
      align="stretch"
      gap="1px"
      sx={{
        height: 6,
        mt: 1.25,
        borderRadius: '3px',
        overflow: 'hidden',
        bgcolor: 'tone.waitSoft',
      }}
    >
      {parts.slice(0, 3).map((part) => (
        <Box key={part} sx={{ width: `${(100 * sample[part]) / size}%`, bgcolor: colours[part] }} />
      ))}
    </Row>
  )
}

const Cell = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box
    sx={{
      p: '12px 16px',
      minWidth: 0,
      borderInlineStart: '1px solid',
      borderTop: 1,
      borderColor: 'divider',
      mt: '-1px',
      marginInlineStart: '-1px',
    }}
  >
    {label && (
      <Muted size={12} sx={{ lineHeight: '16px', mb: 0.25 }}>
        {label}
      </Muted>
    )}
    {label ? (
      <Strong weight={600} sx={{ fontSize: 15 }}>
        {children}
      </Strong>
    ) : (
      children
    )}
  </Box>
)
