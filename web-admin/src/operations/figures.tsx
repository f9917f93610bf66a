import Box from '@mui/material/Box'
import { Icon, type IconName } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import type { Tone } from '@workledger/kit/ui/tokens'
import type { ReactNode } from 'react'

export interface Figure {
  icon: IconName
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: Tone | undefined
}

/** A strip of labelled figures. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <Grid
    component="dl"
    aria-label={label}
    columns={{ xs: '1fr 1fr', md: `repeat(${figures.length}, minmax(0, 1fr))` }}
    gap="1px"
    sx={{
      m: 0,
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      overflow: 'hidden',
      bgcolor: 'divider',
      '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {figures.map(({ icon, label: name, value, note, tone }) => (
      <Box key={name} sx={{ px: 2, py: 1.25, bgcolor: 'background.paper', minWidth: 0 }}>
        <Row component="dt" gap={0.75} sx={{ color: 'text.secondary', fontSize: 12 }}>
          <Icon name={icon} size={14} />
          {name}
        </Row>
        <Strong
          component="dd"
          className="num"
          weight={600}
          sx={{ m: 0, mt: 0.25, fontSize: 16, lineHeight: '24px' }}
        >
          {tone && (
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'inline-block',
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: `tone.${tone}`,
                marginInlineEnd: 1,
              }}
            />
          )}
          {value}
        </Strong>
        {note && (
          <Muted component="dd" size={12} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {note}
          </Muted>
        )}
      </Box>
    ))}
  </Grid>
)
