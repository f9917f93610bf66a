import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { lastDigit } from '../ui/figures'
import { Icon } from '../ui/icon'
import { Panel, Row } from '../ui/layout'
import { ScrollEdges } from '../ui/scroll-edges'

interface Props {
  label: string
  columns: readonly Column[]
  rows: readonly PlainTableRow[]
  /** The first column stays while the others scroll under it: for many columns. */
  pinned?: boolean
  /** Makes the headings buttons that sort. */
  sort?: PlainSort
}

export interface PlainSort {
  /** Index of the column. */
  by: number
  descending: boolean
  choose: (column: number) => void
}

/** Paper cannot scroll. */
const scrolled = { overflowX: 'auto', '@media print': { overflowX: 'visible' } } as const

interface PlainTableRow {
  key: string | number
  cells: readonly ReactNode[]
  /** Red, as a day off. */
  off?: boolean
  /** Belongs to the row above, as one of its parts. */
  quiet?: boolean
  /** Heads the rows below it. */
  group?: boolean
  /** The first of the sums, below a rule. */
  sum?: boolean
}

/** Heading of a column of figures, or of words. */
type Column = string | { words: string }

/**
 * A small table without paging or selection. The first column names the row; the others
 * are figures unless declared as words.
 */
export function PlainTable({ label, columns, rows, pinned = false, sort }: Props) {
  const heads: PlainRowProps['heads'] = columns.map((column) =>
    typeof column === 'string' ? { name: column } : { name: column.words, className: 'words' },
  )
  return (
    <Panel sx={{ overflow: 'hidden', '@media print': { overflow: 'visible' } }}>
      {/* The keyboard can focus it, to scroll it in a narrow window. */}
      <ScrollEdges label={label} sx={scrolled}>
        <Box
          component="table"
          aria-label={label}
          className="num"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            '& th, & td': {
              // Many columns are closer to each other before they scroll.
              px: pinned ? { xs: 1, lg: 1.5, xl: 2 } : { xs: 1, sm: 2 },
              py: 0.5,
              height: 40,
              textAlign: lastDigit,
              verticalAlign: 'middle',
              fontWeight: 400,
            },
            '& th:first-of-type, & .words': { textAlign: 'start' },
            '& thead th': { fontSize: 12, lineHeight: '16px', color: 'text.secondary' },
            '& tbody tr': { borderTop: 1, borderColor: 'divider' },
            ...(pinned && {
              '& td, & thead th': { whiteSpace: 'nowrap' },
              '& th:first-of-type': {
                ...{
                  position: 'sticky',
                  insetInlineStart: 0,
                  zIndex: 1,
                  bgcolor: 'background.paper',
                  textAlign: 'start',
                },
                ...{
                  minWidth: 128,
                  maxWidth: { xs: 144, sm: 'none' },
                  overflowWrap: 'anywhere',
                  whiteSpace: 'normal',
                },
                borderInlineEnd: { xs: '1px solid var(--wl-palette-divider)', lg: 0 },
              },
            }),
            '@media print': {
              '& tr': { breakInside: 'avoid' },
              // Many columns fit a sheet of paper if they are closer.
              ...(pinned && {
                ...{
                  fontSize: 11,
                  '& th, & td': { px: 0.5, height: 28 },
                  '& thead th': { fontSize: 10, whiteSpace: 'normal' },
                },
                '& th:first-of-type': { position: 'static', minWidth: 0, px: 1, fontSize: 11 },
              }),
            },
          }}
        >
          <thead>
            <tr>
              {heads.map(({ name, className }, index) =>
                // A column of buttons has no name, so it has no heading either.
                name === '' ? (
                  <td key={name} />
                ) : (
                  <th
                    key={name}
                    scope="col"
                    className={className}
                    aria-sort={sort && orderOf(sort, index)}
                  >
                    {sort ? <SortButton name={name} index={index} sort={sort} /> : name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PlainRow key={row.key} row={row} heads={heads} />
            ))}
          </tbody>
        </Box>
      </ScrollEdges>
    </Panel>
  )
}

const orderOf = ({ by, descending }: PlainSort, index: number) =>
  by === index ? (descending ? 'descending' : 'ascending') : 'none'

function SortButton({ name, index, sort }: { name: string; index: number; sort: PlainSort }) {
  const t = useText(kitTexts)
  const order = orderOf(sort, index)

  return (
    <Row
      component="button"
      type="button"
      onClick={() => sort.choose(index)}
      inline
      gap={0.5}
      sx={{
        border: 0,
        p: 0,
        bgcolor: 'transparent',
        color: order === 'none' ? 'inherit' : 'text.primary',
        font: 'inherit',
        textAlign: 'inherit',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {name}
      {order !== 'none' && (
        <Box
          component="span"
          role="img"
          aria-label={t(order === 'ascending' ? 'table.sortUp' : 'table.sortDown')}
          sx={{ display: 'flex' }}
        >
          <Icon name={order === 'ascending' ? 'up' : 'down'} size={12} />
        </Box>
      )}
    </Row>
  )
}
interface PlainRowProps {
  row: PlainTableRow
  heads: readonly { name: string; className?: string }[]
}

const PlainRow = ({ row, heads }: PlainRowProps) => (
  <Box component="tr" sx={rowLookOf(row)}>
    <th scope="row">{row.cells[0]}</th>
    {heads.slice(1).map(({ name, className }, index) => (
      <td key={name} className={className}>
        {row.cells[index + 1]}
      </td>
    ))}
  </Box>
)

function rowLookOf({ off, quiet, group, sum }: PlainTableRow) {
  if (off) return { color: 'tone.bad' }
  if (quiet) return madeOf
  if (group) return headsRows
  return sum ? belowRule : undefined
}

const headsRows = { '&&& > *': { bgcolor: 'tone.raised', fontWeight: 600 } }

const belowRule = { '&&': { borderTop: 2, borderColor: 'tone.lineStrong' } }

const madeOf = {
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: '16px',
  '&&': { borderTop: 0 },
  '&& > *': { height: 28 },
}
