import Box from '@mui/material/Box'
import { lastDigit } from '@workledger/kit/ui/figures'
import type { ReactNode } from 'react'

/** The columns of an entry; two lines in a narrow window. */
export const entryRow = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 39,
  paddingInline: '13px 8px',
  py: '2px',
  borderTop: 1,
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  '&[aria-current]': {
    borderInlineStartColor: 'var(--wl-palette-primary-main)',
    bgcolor: 'tone.raised',
  },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 232px) 28px 148px 68px 64px',
  gridTemplateAreas: '"text project bill times length acts"',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 64px',
    gridTemplateAreas: '"text text length acts" "project times times bill"',
    py: '6px',
    rowGap: '2px',
  },
  '@media (max-width: 1023px) and (pointer: coarse)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 80px',
  },
  '@media (max-width: 374px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"text text acts" "project project bill" "times length length"',
  },
} as const

export const clientLook = {
  flex: '0 0 96px',
  fontSize: 12,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 1023px)': { flex: '0 1 auto' },
  // The project is enough if there is room for only one of the two.
  '@media (max-width: 574px)': { display: 'none' },
} as const

const areas = {
  text: { display: 'flex', alignItems: 'center', gap: 1.5, '& > span': { flex: 1 } },
  project: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 1.5,
    '@media (max-width: 1023px)': { justifyContent: 'flex-start' },
  },
  bill: {
    textAlign: 'center',
    '@media (max-width: 1023px)': { textAlign: 'end', paddingInlineEnd: '4px' },
  },
  times: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.5,
    '@media (max-width: 374px)': { justifyContent: 'flex-start', marginInlineStart: '-6px' },
  },
  length: {
    textAlign: lastDigit,
    '@media (max-width: 374px)': { textAlign: 'end', paddingInlineEnd: '8px' },
  },
  acts: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
} as const

export const Area = ({ name, children }: { name: keyof typeof areas; children: ReactNode }) => (
  <Box sx={{ gridArea: name, minWidth: 0, ...areas[name] }}>{children}</Box>
)
